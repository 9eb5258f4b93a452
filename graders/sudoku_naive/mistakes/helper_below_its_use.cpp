// Mistake: a helper is defined below its first use
// Says: does not know valid at this line
// Says: declared above the line that uses it
// Does not compile
#include "sudoku_naive.h"

bool solve_naive(kata::Board& board) {
  for (int r = 0; r < 9; r++) {
    for (int c = 0; c < 9; c++) {
      if (board[r][c] != '.') continue;
      for (char num = '1'; num <= '9'; num++) {
        if (!valid(board, r, c, num)) continue;
        board[r][c] = num;
        if (solve_naive(board)) return true;
        board[r][c] = '.';
      }
      return false;
    }
  }
  return true;
}

bool valid(kata::Board& board, int r, int c, char num) {
  for (int i = 0; i < 9; i++) {
    if (board[r][i] == num || board[i][c] == num) return false;
    if (board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == num) return false;
  }
  return true;
}
