// Mistake: compares a square only with the next one in its row and column
// Says: but row 1 holds two 5s: at row 1, column 1 and at row 1, column 9.
#include "sudoku_valid.h"

bool is_valid(const kata::Board& board) {
  for (int r = 0; r < 9; ++r) {
    for (int c = 0; c < 9; ++c) {
      if (board[r][c] == '.') continue;
      if (c + 1 < 9 && board[r][c] == board[r][c + 1]) return false;
      if (r + 1 < 9 && board[r][c] == board[r + 1][c]) return false;
    }
  }
  for (int b = 0; b < 9; ++b) {
    bool seen[10] = {};
    for (int i = 0; i < 9; ++i) {
      char d = board[b / 3 * 3 + i / 3][b % 3 * 3 + i % 3];
      if (d == '.') continue;
      if (seen[d - '0']) return false;
      seen[d - '0'] = true;
    }
  }
  return true;
}
