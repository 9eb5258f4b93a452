// Mistake: counts them all and cuts the number off afterwards, which never ends on an almost empty board
// Says: Told to stop at 2 solutions, count_solutions went on
// Says: as soon as the limit is reached, every call must return.
#include <algorithm>

#include "sudoku_uniqueness.h"

static bool fits(const kata::Board& board, int r, int c, char digit) {
  for (int i = 0; i < 9; ++i) {
    if (board[r][i] == digit || board[i][c] == digit) return false;
    if (board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == digit) return false;
  }
  return true;
}

static int count_all(kata::Board& board) {
  for (int r = 0; r < 9; ++r) {
    for (int c = 0; c < 9; ++c) {
      if (board[r][c] != '.') continue;
      int found = 0;
      for (char d = '1'; d <= '9'; ++d) {
        if (!fits(board, r, c, d)) continue;
        board[r][c] = d;
        found += count_all(board);
        board[r][c] = '.';
      }
      return found;
    }
  }
  return 1;
}

int count_solutions(kata::Board& board, int limit) {
  return std::min(limit, count_all(board));
}
