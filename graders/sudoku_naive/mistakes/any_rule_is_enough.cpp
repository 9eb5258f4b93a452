// Mistake: a digit counts as valid unless row, column and box all hold it
// Says: puts 1 at [row 1, column 6]
// Says: Its row holds a 1 already
#include "sudoku_naive.h"

bool inRow(kata::Board& board, int row, char d) {
  for (int c = 0; c < 9; c++)
    if (board[row][c] == d) return true;
  return false;
}

bool inColumn(kata::Board& board, int col, char d) {
  for (int r = 0; r < 9; r++)
    if (board[r][col] == d) return true;
  return false;
}

bool inBox(kata::Board& board, int row, int col, char d) {
  for (int r = row - row % 3; r < row - row % 3 + 3; r++)
    for (int c = col - col % 3; c < col - col % 3 + 3; c++)
      if (board[r][c] == d) return true;
  return false;
}

bool solve_naive(kata::Board& board) {
  for (int row = 0; row < 9; row++) {
    for (int col = 0; col < 9; col++) {
      if (board[row][col] == '.') {
        for (char d = '1'; d <= '9'; d++) {
          if (!inRow(board, row, d) || !inColumn(board, col, d) || !inBox(board, row, col, d)) {
            board[row][col] = d;
            if (solve_naive(board)) return true;
            board[row][col] = '.';
          }
        }
        return false;
      }
    }
  }
  return true;
}
