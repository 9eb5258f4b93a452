// Mistake: the helper takes the board by value
// Does not compile
// Says: Here the Board would be copied: it is passed or kept by value. Pass it by reference
#include "sudoku_uniqueness.h"

static bool fits(const kata::Board& board, int r, int c, char digit) {
  for (int i = 0; i < 9; ++i) {
    if (board[r][i] == digit || board[i][c] == digit) return false;
    if (board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == digit) return false;
  }
  return true;
}

static int count(kata::Board board, int limit) {
  for (int r = 0; r < 9; ++r) {
    for (int c = 0; c < 9; ++c) {
      if (board[r][c] != '.') continue;
      int found = 0;
      for (char d = '1'; d <= '9' && found < limit; ++d) {
        if (!fits(board, r, c, d)) continue;
        board[r][c] = d;
        found += count(board, limit - found);
        board[r][c] = '.';
      }
      return found;
    }
  }
  return 1;
}

int count_solutions(kata::Board& board, int limit) {
  return count(board, limit);
}
