// Mistake: reads the first candidate of a square that has none
// Says: out-of-bounds index 0
// Says: sudoku_mrv.cpp, line
#include <vector>

#include "sudoku_mrv.h"

std::vector<char> optionsAt(kata::Board& board, int r, int c) {
  std::vector<char> options;
  for (char d = '1'; d <= '9'; d++) {
    bool used = false;
    for (int i = 0; i < 9; i++) {
      if (board[r][i] == d || board[i][c] == d) used = true;
      if (board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) used = true;
    }
    if (!used) options.push_back(d);
  }
  return options;
}

bool solve_mrv(kata::Board& board) {
  int row = -1, col = -1;
  std::vector<char> best;
  for (int r = 0; r < 9; r++) {
    for (int c = 0; c < 9; c++) {
      if (board[r][c] != '.') continue;
      std::vector<char> options = optionsAt(board, r, c);
      if (row == -1 || options.size() < best.size()) {
        row = r;
        col = c;
        best = options;
      }
    }
  }
  if (row == -1) return true;
  std::size_t next = 0;
  do {
    board[row][col] = best[next];
    if (solve_mrv(board)) return true;
    board[row][col] = '.';
    next++;
  } while (next < best.size());
  return false;
}
