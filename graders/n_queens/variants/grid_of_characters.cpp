// Variant: a grid of characters of its own beside the board, and every square of it scanned
#include <string>
#include <vector>

#include "n_queens.h"

using Grid = std::vector<std::string>;

static bool can_place(const Grid& grid, int row, int col) {
  const int n = static_cast<int>(grid.size());
  for (int r = 0; r < n; r++) {
    for (int c = 0; c < n; c++) {
      if (grid[r][c] != 'Q') continue;
      if (r == row || c == col || r - c == row - col || r + c == row + col) return false;
    }
  }
  return true;
}

static bool solve(Grid& grid, kata::Chessboard& board, int row) {
  const int n = static_cast<int>(grid.size());
  if (row == n) return true;
  for (int col = 0; col < n; col++) {
    if (can_place(grid, row, col)) {
      grid[row][col] = 'Q';
      board[row] = col;
      if (solve(grid, board, row + 1)) return true;
      grid[row][col] = '.';
      board[row] = kata::none;
    }
  }
  return false;
}

static int count(Grid& grid, kata::Chessboard& board, int row) {
  const int n = static_cast<int>(grid.size());
  if (row == n) return 1;
  int total = 0;
  for (int col = 0; col < n; col++) {
    if (can_place(grid, row, col)) {
      grid[row][col] = 'Q';
      board[row] = col;
      total += count(grid, board, row + 1);
      grid[row][col] = '.';
      board[row] = kata::none;
    }
  }
  return total;
}

bool place_queens(kata::Chessboard& board) {
  Grid grid(board.size(), std::string(board.size(), '.'));
  return solve(grid, board, 0);
}

int count_arrangements(kata::Chessboard& board) {
  Grid grid(board.size(), std::string(board.size(), '.'));
  return count(grid, board, 0);
}
