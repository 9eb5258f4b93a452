// Mistake: the loop over the digits never moves on when a digit does not fit
// Says: is still running after
// Says: Look for a loop that never ends
#include "sudoku_naive.h"

bool valid(kata::Board& board, int r, int c, char num) {
  for (int i = 0; i < 9; i++) {
    if (board[r][i] == num || board[i][c] == num) return false;
    if (board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == num) return false;
  }
  return true;
}

bool solve_naive(kata::Board& board) {
  for (int r = 0; r < 9; r++) {
    for (int c = 0; c < 9; c++) {
      if (board[r][c] != '.') continue;
      char num = '1';
      while (num <= '9') {
        if (!valid(board, r, c, num)) continue;
        board[r][c] = num;
        if (solve_naive(board)) return true;
        board[r][c] = '.';
        num++;
      }
      return false;
    }
  }
  return true;
}
