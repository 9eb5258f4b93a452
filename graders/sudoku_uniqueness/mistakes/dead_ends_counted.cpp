// Mistake: a call that runs out of digits returns 1 as well, as if it had filled the board
// Says: but this board has no solution.
#include "sudoku_uniqueness.h"

static bool fits(const kata::Board& board, int r, int c, char digit) {
  for (int i = 0; i < 9; ++i) {
    if (board[r][i] == digit || board[i][c] == digit) return false;
    if (board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == digit) return false;
  }
  return true;
}

int count_solutions(kata::Board& board, int limit) {
  int found = 0;
  for (int r = 0; r < 9 && found == 0; ++r) {
    for (int c = 0; c < 9 && found == 0; ++c) {
      if (board[r][c] != '.') continue;
      for (char d = '1'; d <= '9' && found < limit; ++d) {
        if (!fits(board, r, c, d)) continue;
        board[r][c] = d;
        found += count_solutions(board, limit - found);
        board[r][c] = '.';
      }
      return found == 0 ? 1 : found;
    }
  }
  return 1;
}
