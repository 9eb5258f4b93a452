// Mistake: sorts the empty squares once, at the start
// Says: Step by step, this is a search that counts the digits that fit once, at the start, and keeps that order
#include <algorithm>
#include <vector>

#include "sudoku_mrv.h"

struct Cell {
  int row, col, options;
};

bool legal(kata::Board& board, int r, int c, char d) {
  for (int i = 0; i < 9; i++) {
    if (board[r][i] == d || board[i][c] == d) return false;
    if (board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
  }
  return true;
}

bool fill(kata::Board& board, const std::vector<Cell>& cells, std::size_t i) {
  if (i == cells.size()) return true;
  int r = cells[i].row, c = cells[i].col;
  for (char d = '1'; d <= '9'; d++) {
    if (!legal(board, r, c, d)) continue;
    board[r][c] = d;
    if (fill(board, cells, i + 1)) return true;
    board[r][c] = '.';
  }
  return false;
}

bool solve_mrv(kata::Board& board) {
  std::vector<Cell> cells;
  for (int r = 0; r < 9; r++) {
    for (int c = 0; c < 9; c++) {
      if (board[r][c] != '.') continue;
      int options = 0;
      for (char d = '1'; d <= '9'; d++) options += legal(board, r, c, d);
      cells.push_back({r, c, options});
    }
  }
  std::sort(cells.begin(), cells.end(),
            [](const Cell& a, const Cell& b) { return a.options < b.options; });
  return fill(board, cells, 0);
}
