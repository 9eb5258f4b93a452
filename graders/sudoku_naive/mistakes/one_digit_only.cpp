// Mistake: gives up on a square when its first digit failed
// Says: Step by step, this is a search that gives a square up when its first digit has failed
#include "sudoku_naive.h"

bool isSafe(kata::Board& board, int row, int col, char num) {
  for (int x = 0; x <= 8; x++)
    if (board[row][x] == num) return false;
  for (int x = 0; x <= 8; x++)
    if (board[x][col] == num) return false;
  int startRow = row - row % 3, startCol = col - col % 3;
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++)
      if (board[i + startRow][j + startCol] == num) return false;
  return true;
}

bool solveFrom(kata::Board& board, int row, int col) {
  if (row == 8 && col == 9) return true;
  if (col == 9) {
    row++;
    col = 0;
  }
  if (board[row][col] != '.') return solveFrom(board, row, col + 1);
  for (char num = '1'; num <= '9'; num++) {
    if (isSafe(board, row, col, num)) {
      board[row][col] = num;
      if (solveFrom(board, row, col + 1)) return true;
      board[row][col] = '.';
      return false;
    }
  }
  return false;
}

bool solve_naive(kata::Board& board) {
  return solveFrom(board, 0, 0);
}
