#pragma once

#include <kata/board.h>
#include <kata/not_started.h>

/// Says whether a Sudoku board keeps the rules so far: no digit twice in a row, in a column or in a
/// box. Empty squares clash with nothing, and nobody asks whether the board has a solution. The
/// articles' page on the Sudoku solver, "Valid Sudoku (checking only)": the pass over the givens
/// that fills the three tables, without the recursion.
///
/// Looks at each square once, or a few times; a scan of row, column and box for every square looks
/// at most squares twenty times and more.
bool is_valid(const kata::Board& board);
