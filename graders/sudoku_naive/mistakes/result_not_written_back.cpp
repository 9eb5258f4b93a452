// Mistake: solves a private copy and never writes the result to the board
// Says: Nothing is ever placed on the board
// Says: Does it work on a copy?
#include <string>
#include <vector>

#include "sudoku_naive.h"

using Grid = std::vector<std::string>;

bool valid(Grid& grid, int r, int c, char num) {
  for (int i = 0; i < 9; i++) {
    if (grid[r][i] == num || grid[i][c] == num) return false;
    if (grid[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == num) return false;
  }
  return true;
}

bool solve(Grid& grid) {
  for (int r = 0; r < 9; r++) {
    for (int c = 0; c < 9; c++) {
      if (grid[r][c] != '.') continue;
      for (char num = '1'; num <= '9'; num++) {
        if (!valid(grid, r, c, num)) continue;
        grid[r][c] = num;
        if (solve(grid)) return true;
        grid[r][c] = '.';
      }
      return false;
    }
  }
  return true;
}

bool solve_naive(kata::Board& board) {
  Grid grid(9, std::string(9, '.'));
  for (int r = 0; r < 9; r++)
    for (int c = 0; c < 9; c++) grid[r][c] = board[r][c];
  return solve(grid);
}
