// Mistake: the candidates are computed once and never updated
// Says: Step by step, this is a search that knows the givens, but never learns of the digits it places
#include <set>

#include "sudoku_mrv.h"

std::set<char> candidates[9][9];

bool solve(kata::Board& board) {
  int row = -1, col = -1;
  for (int r = 0; r < 9; r++) {
    for (int c = 0; c < 9; c++) {
      if (board[r][c] != '.') continue;
      if (row == -1 || candidates[r][c].size() < candidates[row][col].size()) {
        row = r;
        col = c;
      }
    }
  }
  if (row == -1) return true;
  for (char d : candidates[row][col]) {
    board[row][col] = d;
    if (solve(board)) return true;
    board[row][col] = '.';
  }
  return false;
}

bool solve_mrv(kata::Board& board) {
  for (int r = 0; r < 9; r++) {
    for (int c = 0; c < 9; c++) {
      candidates[r][c] = {'1', '2', '3', '4', '5', '6', '7', '8', '9'};
      for (int i = 0; i < 9; i++) {
        candidates[r][c].erase(board[r][i]);
        candidates[r][c].erase(board[i][c]);
        candidates[r][c].erase(board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3]);
      }
    }
  }
  return solve(board);
}
