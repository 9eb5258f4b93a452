// Mistake: bits are toggled with ^=, so two equal digits cancel out
// Says: this is a function that finds no clash at all.
// Says: is_valid returned true, but row 1 holds two 5s
#include "sudoku_valid.h"

bool is_valid(const kata::Board& board) {
  for (int i = 0; i < 9; ++i) {
    unsigned row = 0, column = 0, box = 0;
    int in_row = 0, in_column = 0, in_box = 0;
    for (int j = 0; j < 9; ++j) {
      const char a = board[i][j];
      const char b = board[j][i];
      const char c = board[i / 3 * 3 + j / 3][i % 3 * 3 + j % 3];
      if (a != '.') row ^= 1u << (a - '1'), ++in_row;
      if (b != '.') column ^= 1u << (b - '1'), ++in_column;
      if (c != '.') box ^= 1u << (c - '1'), ++in_box;
    }
    // nine different digits leave all bits set
    if (in_row == 9 && row != 511) return false;
    if (in_column == 9 && column != 511) return false;
    if (in_box == 9 && box != 511) return false;
  }
  return true;
}
