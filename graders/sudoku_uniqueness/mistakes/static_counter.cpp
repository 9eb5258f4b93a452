// Mistake: the counter is a static variable that the next call finds as it was left
// Says: something is kept between calls, in a global or static variable.
// Says: does the same when it is called again
#include "sudoku_uniqueness.h"

static bool fits(const kata::Board& board, int r, int c, char digit) {
  for (int i = 0; i < 9; ++i) {
    if (board[r][i] == digit || board[i][c] == digit) return false;
    if (board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == digit) return false;
  }
  return true;
}

static int solutions = 0;

static void search(kata::Board& board, int limit) {
  if (solutions == limit) return;
  for (int r = 0; r < 9; ++r) {
    for (int c = 0; c < 9; ++c) {
      if (board[r][c] != '.') continue;
      for (char d = '1'; d <= '9'; ++d) {
        if (!fits(board, r, c, d)) continue;
        board[r][c] = d;
        search(board, limit);
        board[r][c] = '.';
      }
      return;
    }
  }
  ++solutions;
}

int count_solutions(kata::Board& board, int limit) {
  search(board, limit);
  return solutions;
}
