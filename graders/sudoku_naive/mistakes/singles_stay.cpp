// Mistake: squares with one digit are filled first and stay filled when the search fails
// Says: left 9 at row 1, column 7
// Says: its square must be empty again
#include "sudoku_naive.h"

static bool ok(kata::Board& b, int row, int col, char d) {
  for (int i = 0; i < 9; ++i) {
    if (b[row][i] == d) return false;
    if (b[i][col] == d) return false;
    if (b[row / 3 * 3 + i / 3][col / 3 * 3 + i % 3] == d) return false;
  }
  return true;
}

static bool go(kata::Board& b, int pos) {
  if (pos == 81) return true;
  int row = pos / 9, col = pos % 9;
  if (b[row][col] != '.') return go(b, pos + 1);
  for (char d = '1'; d <= '9'; ++d) {
    if (ok(b, row, col, d)) {
      b[row][col] = d;
      if (go(b, pos + 1)) return true;
      b[row][col] = '.';
    }
  }
  return false;
}

static void fillSingles(kata::Board& b) {
  bool changed = true;
  while (changed) {
    changed = false;
    for (int r = 0; r < 9; ++r) {
      for (int c = 0; c < 9; ++c) {
        if (b[r][c] != '.') continue;
        int count = 0;
        char last = '1';
        for (char d = '1'; d <= '9'; ++d) {
          if (ok(b, r, c, d)) {
            ++count;
            last = d;
          }
        }
        if (count == 1) {
          b[r][c] = last;
          changed = true;
        }
      }
    }
  }
}

bool solve_naive(kata::Board& board) {
  fillSingles(board);
  return go(board, 0);
}
