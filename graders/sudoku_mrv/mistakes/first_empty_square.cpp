// Mistake: takes the first empty square, as in part 1
// Says: Step by step, this is a search that takes the first empty square, as part 1 does
// Says: where 1, 2 or 4 fit. At (row 5, column 5) only 5 fits
#include "sudoku_mrv.h"

bool isLegal(kata::Board& board, int row, int col, char d) {
  for (int i = 0; i < 9; i++) {
    if (board[row][i] == d) return false;
    if (board[i][col] == d) return false;
    if (board[row / 3 * 3 + i / 3][col / 3 * 3 + i % 3] == d) return false;
  }
  return true;
}

bool pickCell(kata::Board& board, int& row, int& col) {
  for (int r = 0; r < 9; r++) {
    for (int c = 0; c < 9; c++) {
      if (board[r][c] != '.') continue;
      row = r;
      col = c;
      return true;
    }
  }
  return false;
}

bool solve_mrv(kata::Board& board) {
  int row, col;
  if (!pickCell(board, row, col)) return true;
  for (char d = '1'; d <= '9'; d++) {
    if (!isLegal(board, row, col, d)) continue;
    board[row][col] = d;
    if (solve_mrv(board)) return true;
    board[row][col] = '.';
  }
  return false;
}
