#include "sudoku_uniqueness.h"

// board[r][c] reads as a char: a digit, or '.' while the square is empty. Rows and columns count
// from 0. board[r][c] = '5' places a digit, board[r][c] = '.' takes it off again.

int count_solutions([[maybe_unused]] kata::Board& board, [[maybe_unused]] int limit) {
  // Your code here, in place of the next line.
  kata::not_started();
}
