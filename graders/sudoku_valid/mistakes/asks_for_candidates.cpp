// Mistake: also asks that some digit fits on each empty square, which nobody wanted to know
// Says: an empty square need not have a digit that fits
#include "sudoku_valid.h"

static bool fits(const kata::Board& board, int row, int column, char digit) {
  for (int r = 0; r < 9; ++r) {
    for (int c = 0; c < 9; ++c) {
      if (r == row && c == column) continue;
      const bool together = r == row || c == column || (r / 3 == row / 3 && c / 3 == column / 3);
      if (together && board[r][c] == digit) return false;
    }
  }
  return true;
}

bool is_valid(const kata::Board& board) {
  for (int row = 0; row < 9; ++row) {
    for (int column = 0; column < 9; ++column) {
      const char digit = board[row][column];
      if (digit != '.') {
        if (!fits(board, row, column, digit)) return false;
        continue;
      }
      bool any = false;
      for (char d = '1'; d <= '9'; ++d) any = any || fits(board, row, column, d);
      if (!any) return false;
    }
  }
  return true;
}
