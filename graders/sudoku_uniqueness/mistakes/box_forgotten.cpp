// Mistake: the rule of the box is forgotten, so grids are counted that break it
// Says: Step by step, this is a search that checks row and column, but not the box
// Says: It came to a full board on which box
// Says: That is no solution.
#include "sudoku_uniqueness.h"

static bool fits(const kata::Board& board, int r, int c, char digit) {
  for (int i = 0; i < 9; ++i) {
    if (board[r][i] == digit || board[i][c] == digit) return false;
  }
  return true;
}

static void search(kata::Board& board, int limit, int& found) {
  for (int r = 0; r < 9; ++r) {
    for (int c = 0; c < 9; ++c) {
      if (board[r][c] != '.') continue;
      for (char d = '1'; d <= '9' && found < limit; ++d) {
        if (!fits(board, r, c, d)) continue;
        board[r][c] = d;
        search(board, limit, found);
        board[r][c] = '.';
      }
      return;
    }
  }
  ++found;
}

int count_solutions(kata::Board& board, int limit) {
  int found = 0;
  search(board, limit, found);
  return found;
}
