// Mistake: places its digits in a copy of the square, so the next call finds the same square empty
// Says: It had not made a single choice by then. Is one made before the deeper call, and not in a copy?
#include "sudoku_naive.h"
namespace {
bool fits(const kata::Board& b, int r, int c, char d) {
  for (int i = 0; i < 9; ++i)
    if (b[r][i] == d || b[i][c] == d || b[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
  return true;
}
}  // namespace
bool solve_naive(kata::Board& board) {
  for (int r = 0; r < 9; ++r)
    for (int c = 0; c < 9; ++c) {
      auto square = static_cast<char>(board[r][c]);
      if (square != '.') continue;
      for (char d = '1'; d <= '9'; ++d)
        if (fits(board, r, c, d)) {
          square = d;
          if (solve_naive(board)) return true;
          square = '.';
        }
      return false;
    }
  return true;
}
