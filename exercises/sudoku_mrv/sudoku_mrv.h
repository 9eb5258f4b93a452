#pragma once

#include <kata/board.h>
#include <kata/not_started.h>

/// Fills the empty squares of a Sudoku board by backtracking that always goes on with a most
/// constrained square: one where the fewest digits still fit (minimum remaining values, MRV). Part
/// 2 of the articles, sections 4 to 9.
///
/// Returns true with the board full and right; false, with the board as it was, when it has no
/// solution. Givens that already break a rule are not asked about.
bool solve_mrv(kata::Board& board);
