// Mistake: returns true as soon as the first row, column and box are in order
// Says: is_valid returned true, but row 5 holds two 3s
#include "sudoku_valid.h"

static bool unit_ok(const kata::Board& board, int r0, int c0, int height, int width) {
  bool seen[10] = {};
  for (int r = r0; r < r0 + height; ++r) {
    for (int c = c0; c < c0 + width; ++c) {
      if (board[r][c] == '.') continue;
      int digit = board[r][c] - '0';
      if (seen[digit]) return false;
      seen[digit] = true;
    }
  }
  return true;
}

bool is_valid(const kata::Board& board) {
  for (int i = 0; i < 9; ++i) {
    if (unit_ok(board, i, 0, 1, 9) && unit_ok(board, 0, i, 9, 1) &&
        unit_ok(board, i / 3 * 3, i % 3 * 3, 3, 3)) {
      return true;
    } else {
      return false;
    }
  }
  return true;
}
