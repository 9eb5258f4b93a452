// Mistake: a global variable has the name of a function of the C library
// Says: The name y1 is taken
// Does not compile
#include <cmath>

#include "sudoku_naive.h"

int y1 = 0;

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

bool solve_naive(kata::Board& board) {
  return go(board, 0);
}
