#include "sudoku_fast.h"

// board[9 * r + c] is a char: a digit, or '.' while the square is empty. Rows and columns count
// from 0.

bool solve_fast([[maybe_unused]] std::array<char, 81>& board) {
  // Your code here, in place of the next line.
  kata::not_started();
}
