#pragma once

#include <kata/board.h>
#include <kata/not_started.h>

/// Fills the empty squares of a Sudoku board by backtracking that guesses only where nothing is
/// forced: a square with one digit left, and a digit with one place left in a row, column or box,
/// are filled first, again and again. From the page on where plain backtracking runs out, its last
/// section.
///
/// Returns true with the board full and right; false, with the board as it was, when it has no
/// solution. Givens that already break a rule are not asked about.
bool solve_propagating(kata::Board& board);
