// Mistake: the digit is never taken off, so only the first path is ever seen
// Says: Step by step, this is a search that never takes a digit off again
// Says: and left
// Says: Take each digit off again before you return
#include "sudoku_uniqueness.h"

static bool fits(const kata::Board& board, int r, int c, char digit) {
  for (int i = 0; i < 9; ++i) {
    if (board[r][i] == digit || board[i][c] == digit) return false;
    if (board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == digit) return false;
  }
  return true;
}

int count_solutions(kata::Board& board, int limit) {
  for (int r = 0; r < 9; ++r) {
    for (int c = 0; c < 9; ++c) {
      if (board[r][c] != '.') continue;
      int found = 0;
      for (char d = '1'; d <= '9' && found < limit; ++d) {
        if (!fits(board, r, c, d)) continue;
        board[r][c] = d;
        found += count_solutions(board, limit - found);
      }
      return found;
    }
  }
  return 1;
}
