// Mistake: every digit counts as valid
// Says: Step by step, this is a search that places any digit, whether it fits or not
#include "sudoku_naive.h"

bool valid(const kata::Board& board, int r, int c, char num) {
  bool found = false;
  for (int j = 0; j < 9; j++) {
    if (board[r][j] == num) found = true;
  }
  for (int i = 0; i < 9; i++) {
    if (board[i][c] == num) found = true;
  }
  int box_r = (r / 3) * 3;
  int box_c = (c / 3) * 3;
  for (int i = box_r; i < box_r + 3; i++) {
    for (int j = box_c; j < box_c + 3; j++) {
      found = board[i][j] == num;
    }
  }
  return !found;
}

bool solve(kata::Board& board) {
  for (int r = 0; r < 9; r++) {
    for (int c = 0; c < 9; c++) {
      if (board[r][c] != '.') continue;
      for (char num = '1'; num <= '9'; num++) {
        if (!valid(board, r, c, num)) continue;
        board[r][c] = num;
        if (solve(board)) return true;
        board[r][c] = '.';
      }
      return false;
    }
  }
  return true;
}

bool solve_naive(kata::Board& board) {
  return solve(board);
}
