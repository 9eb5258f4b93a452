// Mistake: a row is called fine as long as its digits sum up to 45 at most
// Says: this is a function that finds no clash at all.
// Says: but row 1 holds two 5s: at row 1, column 1 and at row 1, column 9.
#include "sudoku_valid.h"

bool is_valid(const kata::Board& board) {
  int rows[9] = {}, columns[9] = {}, boxes[9] = {};
  for (int r = 0; r < 9; ++r) {
    for (int c = 0; c < 9; ++c) {
      if (board[r][c] == '.') continue;
      int digit = board[r][c] - '0';
      rows[r] += digit;
      columns[c] += digit;
      boxes[r / 3 * 3 + c / 3] += digit;
    }
  }
  for (int i = 0; i < 9; ++i) {
    if (rows[i] > 45 || columns[i] > 45 || boxes[i] > 45) return false;
  }
  return true;
}
