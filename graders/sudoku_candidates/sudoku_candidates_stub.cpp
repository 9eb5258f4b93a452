#include "sudoku_candidates.h"

// board[r][c] reads as a char: a digit, or '.' while the square is empty. Rows and columns count
// from 0. board[r][c] = '5' places a digit.

std::string candidates([[maybe_unused]] const kata::Board& board, [[maybe_unused]] int row,
                       [[maybe_unused]] int column) {
  // Your code here, in place of the next line.
  kata::not_started();
}

int place_forced([[maybe_unused]] kata::Board& board) {
  // Your code here, in place of the next line.
  kata::not_started();
}
