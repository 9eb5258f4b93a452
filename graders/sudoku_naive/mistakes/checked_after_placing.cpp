// Mistake: a digit is placed first and checked afterwards
// Says: Step by step, this is a search that places a digit first and asks afterwards whether it fits
#include "sudoku_naive.h"

bool clashes(kata::Board& board, int row, int col) {
  char digit = board[row][col];
  for (int i = 0; i < 9; i++) {
    if (i != col && board[row][i] == digit) return true;
    if (i != row && board[i][col] == digit) return true;
    int r = row / 3 * 3 + i / 3, c = col / 3 * 3 + i % 3;
    if ((r != row || c != col) && board[r][c] == digit) return true;
  }
  return false;
}

bool solve_naive(kata::Board& board) {
  for (int row = 0; row < 9; row++) {
    for (int col = 0; col < 9; col++) {
      if (board[row][col] != '.') continue;
      for (char digit = '1'; digit <= '9'; digit++) {
        board[row][col] = digit;
        if (!clashes(board, row, col) && solve_naive(board)) return true;
        board[row][col] = '.';
      }
      return false;
    }
  }
  return true;
}
