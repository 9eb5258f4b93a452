// Variant: one pass for the rows, one for the columns, one for the boxes
#include "sudoku_valid.h"

bool is_valid(const kata::Board& board) {
  for (int row = 0; row < 9; ++row) {
    bool seen[10] = {};
    for (int column = 0; column < 9; ++column) {
      if (board[row][column] == '.') continue;
      int digit = board[row][column] - '0';
      if (seen[digit]) return false;
      seen[digit] = true;
    }
  }
  for (int column = 0; column < 9; ++column) {
    bool seen[10] = {};
    for (int row = 0; row < 9; ++row) {
      if (board[row][column] == '.') continue;
      int digit = board[row][column] - '0';
      if (seen[digit]) return false;
      seen[digit] = true;
    }
  }
  for (int box_row = 0; box_row < 9; box_row += 3) {
    for (int box_column = 0; box_column < 9; box_column += 3) {
      bool seen[10] = {};
      for (int row = box_row; row < box_row + 3; ++row) {
        for (int column = box_column; column < box_column + 3; ++column) {
          if (board[row][column] == '.') continue;
          int digit = board[row][column] - '0';
          if (seen[digit]) return false;
          seen[digit] = true;
        }
      }
    }
  }
  return true;
}
