// Mistake: row and column of the current square are global: after the call another square is emptied
// Says: Step by step, this is a search that never comes back to a square for a second digit
// Says: each call's own, not shared by all
#include "sudoku_naive.h"

int r, c;

bool findEmpty(kata::Board& board) {
  for (r = 0; r < 9; r++)
    for (c = 0; c < 9; c++)
      if (board[r][c] == '.') return true;
  return false;
}

bool valid(kata::Board& board, char d) {
  for (int i = 0; i < 9; i++) {
    if (board[r][i] == d || board[i][c] == d) return false;
    if (board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
  }
  return true;
}

bool solve_naive(kata::Board& board) {
  if (!findEmpty(board)) return true;
  for (char d = '1'; d <= '9'; d++) {
    if (valid(board, d)) {
      board[r][c] = d;
      if (solve_naive(board)) return true;
      board[r][c] = '.';
    }
  }
  return false;
}
