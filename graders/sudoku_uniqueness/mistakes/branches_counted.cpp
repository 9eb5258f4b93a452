// Mistake: adds one for each digit that leads to solutions, however many those are
// Says: It did fill the board 2 times, in as many ways.
// Says: Does each call return the sum of what the calls below it found?
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
        if (count_solutions(board, limit - found) > 0) ++found;
        board[r][c] = '.';
      }
      return found;
    }
  }
  return 1;
}
