// Variant: looks for the square column by column and stops at a single digit
#include <bitset>

#include "sudoku_mrv.h"

using Bits = std::bitset<10>;

Bits freeDigits(kata::Board& board, int row, int col) {
  Bits bits;
  bits.set();
  bits.reset(0);
  for (int i = 0; i < 9; i++) {
    if (board[row][i] != '.') bits.reset(board[row][i] - '0');
    if (board[i][col] != '.') bits.reset(board[i][col] - '0');
    char x = board[row / 3 * 3 + i / 3][col / 3 * 3 + i % 3];
    if (x != '.') bits.reset(x - '0');
  }
  return bits;
}

bool choose(kata::Board& board, int& row, int& col, Bits& digits) {
  bool found = false;
  for (int c = 0; c < 9; c++) {
    for (int r = 0; r < 9; r++) {
      if (board[r][c] != '.') continue;
      Bits bits = freeDigits(board, r, c);
      if (!found || bits.count() < digits.count()) {
        found = true;
        row = r;
        col = c;
        digits = bits;
      }
      if (bits.count() == 1) return true;
    }
  }
  return found;
}

bool solve_mrv(kata::Board& board) {
  int row = 0, col = 0;
  Bits digits;
  if (!choose(board, row, col, digits)) return true;
  for (int d = 1; d <= 9; d++) {
    if (!digits.test(d)) continue;
    board[row][col] = char('0' + d);
    if (solve_mrv(board)) return true;
    board[row][col] = '.';
  }
  return false;
}
