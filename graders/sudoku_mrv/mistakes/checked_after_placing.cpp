// Mistake: a digit is placed first and checked afterwards
// Says: Step by step, this is a search that places a digit first and asks afterwards whether it fits
#include "sudoku_mrv.h"

bool seenBy(kata::Board& board, int row, int col, char d) {
  for (int i = 0; i < 9; i++) {
    if (i != col && board[row][i] == d) return true;
    if (i != row && board[i][col] == d) return true;
    int r = row / 3 * 3 + i / 3, c = col / 3 * 3 + i % 3;
    if ((r != row || c != col) && board[r][c] == d) return true;
  }
  return false;
}

bool solve_mrv(kata::Board& board) {
  int bestRow = -1, bestCol = -1, fewest = 10;
  for (int row = 0; row < 9; row++) {
    for (int col = 0; col < 9; col++) {
      if (board[row][col] != '.') continue;
      int count = 0;
      for (char d = '1'; d <= '9'; d++) {
        if (!seenBy(board, row, col, d)) count++;
      }
      if (count < fewest) {
        fewest = count;
        bestRow = row;
        bestCol = col;
      }
    }
  }
  if (bestRow == -1) return true;
  for (char d = '1'; d <= '9'; d++) {
    board[bestRow][bestCol] = d;
    if (!seenBy(board, bestRow, bestCol, d) && solve_mrv(board)) return true;
    board[bestRow][bestCol] = '.';
  }
  return false;
}
