// Mistake: stops when the count is greater than the limit, one solution too late
// Says: count_solutions returned 2 when told to stop at 1, but this board has at least as many.
// Says: Stop as soon as the limit is reached
#include "sudoku_uniqueness.h"

static bool fits(const kata::Board& board, int r, int c, char digit) {
  for (int i = 0; i < 9; ++i) {
    if (board[r][i] == digit || board[i][c] == digit) return false;
    if (board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == digit) return false;
  }
  return true;
}

static int found;

static void search(kata::Board& board, int limit) {
  for (int r = 0; r < 9; ++r) {
    for (int c = 0; c < 9; ++c) {
      if (board[r][c] != '.') continue;
      for (char d = '1'; d <= '9'; ++d) {
        if (found > limit) return;
        if (!fits(board, r, c, d)) continue;
        board[r][c] = d;
        search(board, limit);
        board[r][c] = '.';
      }
      return;
    }
  }
  ++found;
}

int count_solutions(kata::Board& board, int limit) {
  found = 0;
  search(board, limit);
  return found;
}
