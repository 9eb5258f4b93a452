// Mistake: no return after the digits of a square: the call goes on with the next empty one
// Says: the same solution is counted again. One call decides one square
#include "sudoku_uniqueness.h"

static bool fits(const kata::Board& board, int r, int c, char digit) {
  for (int i = 0; i < 9; ++i) {
    if (board[r][i] == digit || board[i][c] == digit) return false;
    if (board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == digit) return false;
  }
  return true;
}

static void search(kata::Board& board, int limit, int& found) {
  bool full = true;
  for (int r = 0; r < 9; ++r) {
    for (int c = 0; c < 9; ++c) {
      if (board[r][c] != '.') continue;
      full = false;
      for (char d = '1'; d <= '9'; ++d) {
        if (!fits(board, r, c, d)) continue;
        board[r][c] = d;
        search(board, limit, found);
        board[r][c] = '.';
        if (found == limit) return;
      }
    }
  }
  if (full) ++found;
}

int count_solutions(kata::Board& board, int limit) {
  int found = 0;
  search(board, limit, found);
  return found;
}
