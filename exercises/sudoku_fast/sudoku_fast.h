#pragma once

#include <array>

#include <kata/not_started.h>

/// Solves a Sudoku as fast as you can. The board is a plain array of 81 characters in reading
/// order: a digit, or '.' for an empty square; row r and column c, counted from 0, are at board[9 *
/// r + c]. Nothing is recorded and nothing is counted but time.
///
/// Returns true and leaves the board solved: every square filled, every given as it was, the rules
/// kept. Where there are several solutions, any of them will do. Returns false and leaves the board
/// as it was where there is none. The givens of a board never break a rule among themselves.
bool solve_fast(std::array<char, 81>& board);
