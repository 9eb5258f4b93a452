// Mistake: solves a private copy and writes the result at the end
// Says: no search is seen
// Says: search on the board itself
#include <bit>
#include <initializer_list>

#include "sudoku_mrv.h"

namespace {

char grid[9][9];

unsigned freeDigits(int r, int c) {
  unsigned used = 0;
  for (int i = 0; i < 9; i++) {
    for (char x : {grid[r][i], grid[i][c], grid[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3]}) {
      if (x != '.') used |= 1u << (x - '1');
    }
  }
  return ~used & 0x1ff;
}

bool solve() {
  int row = -1, col = -1, fewest = 10;
  for (int r = 0; r < 9; r++) {
    for (int c = 0; c < 9; c++) {
      if (grid[r][c] != '.') continue;
      int count = std::popcount(freeDigits(r, c));
      if (count < fewest) {
        fewest = count;
        row = r;
        col = c;
      }
    }
  }
  if (row == -1) return true;
  unsigned digits = freeDigits(row, col);
  for (int d = 0; d < 9; d++) {
    if (!(digits >> d & 1)) continue;
    grid[row][col] = char('1' + d);
    if (solve()) return true;
    grid[row][col] = '.';
  }
  return false;
}

}  // namespace

bool solve_mrv(kata::Board& board) {
  for (int r = 0; r < 9; r++)
    for (int c = 0; c < 9; c++) grid[r][c] = board[r][c];
  bool solved = solve();
  for (int r = 0; r < 9; r++)
    for (int c = 0; c < 9; c++) board[r][c] = grid[r][c];
  return solved;
}
