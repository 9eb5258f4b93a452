// Mistake: counts in arrays that were never set to zero
// Says: Step by step, this is a search that finds that no digit fits anywhere
// Says: A flag or counter that was never given a value
#include "sudoku_naive.h"

bool fits(kata::Board& board, int r, int c, char digit) {
  int row[10], column[10], box[10];
  for (int i = 0; i < 9; i++) {
    char a = board[r][i], b = board[i][c], d = board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3];
    if (a != '.') row[a - '0']++;
    if (b != '.') column[b - '0']++;
    if (d != '.') box[d - '0']++;
  }
  return row[digit - '0'] == 0 && column[digit - '0'] == 0 && box[digit - '0'] == 0;
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
