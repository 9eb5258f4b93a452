// Mistake: a digit fits while the sums of its row, column and box stay at 45 or less
// Says: Step by step, this is a search that places any digit, whether it fits or not
#include "sudoku_naive.h"

bool fits(kata::Board& board, int r, int c, char digit) {
  int row = digit - '0', column = digit - '0', box = digit - '0';
  for (int i = 0; i < 9; i++) {
    if (board[r][i] != '.') row += board[r][i] - '0';
    if (board[i][c] != '.') column += board[i][c] - '0';
    char inBox = board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3];
    if (inBox != '.') box += inBox - '0';
  }
  return row <= 45 && column <= 45 && box <= 45;
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
