// Variant: lambdas, one of which is handed itself
#include <algorithm>
#include <vector>

#include "sudoku_mrv.h"

bool solve_mrv(kata::Board& board) {
  struct Cell {
    int r, c;
  };
  std::vector<Cell> open;
  for (int r = 0; r < 9; r++)
    for (int c = 0; c < 9; c++)
      if (board[r][c] == '.') open.push_back({r, c});

  const auto fits = [&](Cell cell, char d) {
    for (int i = 0; i < 9; i++) {
      if (board[cell.r][i] == d || board[i][cell.c] == d) return false;
      if (board[cell.r / 3 * 3 + i / 3][cell.c / 3 * 3 + i % 3] == d) return false;
    }
    return true;
  };
  const auto options = [&](Cell cell) {
    int n = 0;
    for (char d = '1'; d <= '9'; d++) n += fits(cell, d);
    return n;
  };
  const auto solve = [&](const auto& self) -> bool {
    if (open.empty()) return true;
    const auto best = std::min_element(open.begin(), open.end(),
                                       [&](Cell a, Cell b) { return options(a) < options(b); });
    const auto at = best - open.begin();
    const Cell cell = *best;
    open.erase(best);
    for (char d = '1'; d <= '9'; d++) {
      if (!fits(cell, d)) continue;
      board[cell.r][cell.c] = d;
      if (self(self)) return true;
      board[cell.r][cell.c] = '.';
    }
    open.insert(open.begin() + at, cell);
    return false;
  };
  return solve(solve);
}
