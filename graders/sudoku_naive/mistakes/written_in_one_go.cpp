// Mistake: solves a private copy and writes the result at the end
// Says: no search is seen
// Says: search on the board itself
#include "sudoku_naive.h"

char grid[9][9];

bool valid(int r, int c, char num) {
  for (int i = 0; i < 9; i++) {
    if (grid[r][i] == num || grid[i][c] == num) return false;
    if (grid[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == num) return false;
  }
  return true;
}

bool solve() {
  for (int r = 0; r < 9; r++) {
    for (int c = 0; c < 9; c++) {
      if (grid[r][c] != '.') continue;
      for (char num = '1'; num <= '9'; num++) {
        if (!valid(r, c, num)) continue;
        grid[r][c] = num;
        if (solve()) return true;
        grid[r][c] = '.';
      }
      return false;
    }
  }
  return true;
}

bool solve_naive(kata::Board& board) {
  for (int r = 0; r < 9; r++)
    for (int c = 0; c < 9; c++) grid[r][c] = board[r][c];
  if (!solve()) return false;
  for (int r = 0; r < 9; r++)
    for (int c = 0; c < 9; c++) board[r][c] = grid[r][c];
  return true;
}
