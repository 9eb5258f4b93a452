// Variant: undoes also where nothing was placed
#include "sudoku_naive.h"

bool fits(const kata::Board& board, int row, int col, char digit) {
  for (int i = 0; i < 9; i++) {
    if (board[row][i] == digit) return false;
    if (board[i][col] == digit) return false;
  }
  for (int r = row - row % 3; r < row - row % 3 + 3; r++)
    for (int c = col - col % 3; c < col - col % 3 + 3; c++)
      if (board[r][c] == digit) return false;
  return true;
}

bool solve_naive(kata::Board& board) {
  for (int row = 0; row < 9; row++) {
    for (int col = 0; col < 9; col++) {
      if (board[row][col] == '.') {
        for (char digit = '1'; digit <= '9'; digit++) {
          if (fits(board, row, col, digit)) {
            board[row][col] = digit;
            if (solve_naive(board)) return true;
          }
          board[row][col] = '.';
        }
        return false;
      }
    }
  }
  return true;
}
