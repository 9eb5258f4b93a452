// Variant: part 1's valid() for every given: right, and looks at every square many times
#include "sudoku_valid.h"

namespace {

bool is_alone(const kata::Board& board, int row, int column) {
  const char digit = board[row][column];
  for (int j = 0; j < 9; ++j) {
    if (j != column && board[row][j] == digit) return false;
  }
  for (int i = 0; i < 9; ++i) {
    if (i != row && board[i][column] == digit) return false;
  }
  for (int i = row / 3 * 3; i < row / 3 * 3 + 3; ++i) {
    for (int j = column / 3 * 3; j < column / 3 * 3 + 3; ++j) {
      if ((i != row || j != column) && board[i][j] == digit) return false;
    }
  }
  return true;
}

}  // namespace

bool is_valid(const kata::Board& board) {
  for (int row = 0; row < 9; ++row) {
    for (int column = 0; column < 9; ++column) {
      if (board[row][column] != '.' && !is_alone(board, row, column)) return false;
    }
  }
  return true;
}
