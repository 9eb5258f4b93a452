#pragma once

#include <kata/board.h>
#include <kata/not_started.h>

/// Fills the empty squares of a Sudoku board by plain backtracking: the first empty square in
/// reading order, the digits '1' to '9' in ascending order. Part 1 of the articles, sections 7
/// to 10.
///
/// Returns true with the board full and right; false, with the board as it was, when it has no
/// solution. Givens that already break a rule are not asked about.
bool solve_naive(kata::Board& board);
