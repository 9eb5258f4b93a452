// Variant: overwrites the digit and empties the square once, after the loop
#include "sudoku_naive.h"

static bool safe(const kata::Board& b, int r, int c, char d) {
  for (int i = 0; i < 9; i++) {
    if (b[r][i] == d || b[i][c] == d || b[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
  }
  return true;
}

static bool solve(kata::Board& b, int start) {
  for (int i = start; i < 81; i++) {
    int r = i / 9, c = i % 9;
    if (b[r][c] != '.') continue;
    for (char d = '1'; d <= '9'; d++) {
      if (safe(b, r, c, d)) {
        b[r][c] = d;
        if (solve(b, i + 1)) return true;
      }
    }
    b[r][c] = '.';
    return false;
  }
  return true;
}

bool solve_naive(kata::Board& board) {
  return solve(board, 0);
}
