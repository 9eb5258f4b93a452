// Mistake: the box starts at row / 3 instead of row / 3 * 3
// Says: this is a function that lets the box of a square begin at row / 3 and column / 3.
// Says: but 8 fits as well: row 1, column 9 and box 3 do not hold it.
#include "sudoku_candidates.h"

std::string candidates(const kata::Board& board, int row, int column) {
  if (board[row][column] != '.') return "";
  std::string digits = "123456789";
  auto cross_out = [&digits](char digit) {
    const std::size_t at = digits.find(digit);
    if (at != std::string::npos) digits.erase(at, 1);
  };
  for (int i = 0; i < 9; ++i) {
    cross_out(board[row][i]);
    cross_out(board[i][column]);
  }
  int box_row = row / 3;
  int box_column = column / 3;
  for (int i = box_row; i < box_row + 3; ++i) {
    for (int j = box_column; j < box_column + 3; ++j) cross_out(board[i][j]);
  }
  return digits;
}

int place_forced(kata::Board& board) {
  int placed = 0;
  bool again = true;
  while (again) {
    again = false;
    for (int row = 0; row < 9; ++row) {
      for (int column = 0; column < 9; ++column) {
        std::string digits = candidates(board, row, column);
        if (digits.size() == 1) {
          board[row][column] = digits[0];
          ++placed;
          again = true;
        }
      }
    }
  }
  return placed;
}
