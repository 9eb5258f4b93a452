// Mistake: a lambda that calls itself by its own name
// Says: A lambda whose type is auto cannot call itself
// Does not compile
#include "sudoku_mrv.h"

bool solve_mrv(kata::Board& board) {
  auto solve = [&]() {
    for (int r = 0; r < 9; r++) {
      for (int c = 0; c < 9; c++) {
        if (board[r][c] != '.') continue;
        board[r][c] = '1';
        if (solve()) return true;
        board[r][c] = '.';
        return false;
      }
    }
    return true;
  };
  return solve();
}
