// Mistake: the solver of part 1 with true and false as 1 and 0: it stops at the first solution
// Says: It filled the board once and went home.
#include "sudoku_uniqueness.h"

static bool fits(const kata::Board& board, int r, int c, char digit) {
  for (int i = 0; i < 9; ++i) {
    if (board[r][i] == digit || board[i][c] == digit) return false;
    if (board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == digit) return false;
  }
  return true;
}

static bool solve(kata::Board& board) {
  for (int r = 0; r < 9; ++r) {
    for (int c = 0; c < 9; ++c) {
      if (board[r][c] != '.') continue;
      bool solved = false;
      for (char d = '1'; d <= '9' && !solved; ++d) {
        if (!fits(board, r, c, d)) continue;
        board[r][c] = d;
        solved = solve(board);
        board[r][c] = '.';
      }
      return solved;
    }
  }
  return true;
}

int count_solutions(kata::Board& board, int) {
  return solve(board) ? 1 : 0;
}
