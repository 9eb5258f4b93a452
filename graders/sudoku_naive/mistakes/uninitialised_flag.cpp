// Mistake: a bool is only ever set to false
// Says: was never given a value
#include "sudoku_naive.h"

bool fits(kata::Board& board, int r, int c, char digit) {
  bool good;
  for (int i = 0; i < 9; i++) {
    if (board[r][i] == digit) good = false;
    if (board[i][c] == digit) good = false;
    if (board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == digit) good = false;
  }
  return good;
}

bool solve_naive(kata::Board& board) {
  for (int r = 0; r < 9; r++) {
    for (int c = 0; c < 9; c++) {
      if (board[r][c] != '.') continue;
      for (char digit = '1'; digit <= '9'; digit++) {
        if (fits(board, r, c, digit)) {
          board[r][c] = digit;
          if (solve_naive(board)) return true;
          board[r][c] = '.';
        }
      }
      return false;
    }
  }
  return true;
}
