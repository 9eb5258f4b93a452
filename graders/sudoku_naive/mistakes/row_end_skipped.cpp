// Mistake: jumps to the next row at the last column without filling it
// Says: Step by step, this is a search that never fills the last column
#include "sudoku_naive.h"

bool canPlace(kata::Board& board, int r, int c, char d) {
  for (int i = 0; i < 9; i++) {
    if (board[r][i] == d) return false;
    if (board[i][c] == d) return false;
    if (board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
  }
  return true;
}

bool helper(kata::Board& board, int r, int c) {
  if (r == 9) return true;
  if (c == 8) return helper(board, r + 1, 0);
  if (board[r][c] != '.') return helper(board, r, c + 1);
  for (char d = '1'; d <= '9'; d++) {
    if (canPlace(board, r, c, d)) {
      board[r][c] = d;
      if (helper(board, r, c + 1)) return true;
      board[r][c] = '.';
    }
  }
  return false;
}

bool solve_naive(kata::Board& board) {
  return helper(board, 0, 0);
}
