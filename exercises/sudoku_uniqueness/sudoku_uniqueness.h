#pragma once

#include <kata/board.h>
#include <kata/not_started.h>

/// Counts the solutions of a Sudoku board, up to `limit`: a board with more of them gives `limit`,
/// and the search ends there. With a limit of 2 that tells whether a board is a proper Sudoku,
/// which has exactly one. The third article, "where it goes wrong: assuming one solution exists".
///
/// Hands the board back as it was, whatever the answer. Two solutions differ in at least one
/// square; a full board that keeps the rules is its own only solution. `limit` is at least 1;
/// givens that already break a rule are not asked about. The order of squares and digits is free.
int count_solutions(kata::Board& board, int limit);
