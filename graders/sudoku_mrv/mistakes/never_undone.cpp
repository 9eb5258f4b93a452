// Mistake: a digit that leads nowhere is not taken off again
// Says: Step by step, this is a search that never takes a digit off again
#include "sudoku_mrv.h"

bool isLegal(kata::Board& board, int row, int col, char d) {
  for (int i = 0; i < 9; i++) {
    if (board[row][i] == d) return false;
    if (board[i][col] == d) return false;
    if (board[row / 3 * 3 + i / 3][col / 3 * 3 + i % 3] == d) return false;
  }
  return true;
}

int countLegalDigits(kata::Board& board, int row, int col) {
  int count = 0;
  for (char d = '1'; d <= '9'; d++) {
    if (isLegal(board, row, col, d)) count++;
  }
  return count;
}

bool pickCell(kata::Board& board, int& row, int& col) {
  int bestCount = 10;
  for (int r = 0; r < 9; r++) {
    for (int c = 0; c < 9; c++) {
      if (board[r][c] != '.') continue;
      int count = countLegalDigits(board, r, c);
      if (count < bestCount) {
        bestCount = count;
        row = r;
        col = c;
      }
    }
  }
  return bestCount < 10;
}

bool solve_mrv(kata::Board& board) {
  int row, col;
  if (!pickCell(board, row, col)) return true;
  for (char d = '1'; d <= '9'; d++) {
    if (!isLegal(board, row, col, d)) continue;
    board[row][col] = d;
    if (solve_mrv(board)) return true;
  }
  return false;
}
