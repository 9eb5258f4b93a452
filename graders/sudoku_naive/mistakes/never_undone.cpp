// Mistake: a digit that leads nowhere is not taken off again
// Says: Step by step, this is a search that never takes a digit off again
// Says: board[r][c] = '.'
#include "sudoku_naive.h"

bool valid(const kata::Board& board, int r, int c, char num) {
  for (int j = 0; j < 9; j++) {
    if (board[r][j] == num) return false;
  }
  for (int i = 0; i < 9; i++) {
    if (board[i][c] == num) return false;
  }
  int box_r = (r / 3) * 3;
  int box_c = (c / 3) * 3;
  for (int i = box_r; i < box_r + 3; i++) {
    for (int j = box_c; j < box_c + 3; j++) {
      if (board[i][j] == num) return false;
    }
  }
  return true;
}

bool solve(kata::Board& board) {
  for (int r = 0; r < 9; r++) {
    for (int c = 0; c < 9; c++) {
      if (board[r][c] != '.') continue;
      for (char num = '1'; num <= '9'; num++) {
        if (!valid(board, r, c, num)) continue;
        board[r][c] = num;
        if (solve(board)) return true;
      }
      return false;
    }
  }
  return true;
}

bool solve_naive(kata::Board& board) {
  return solve(board);
}
