// Mistake: keeps copies of the squares and writes to them: the board never changes
// Says: Nothing is ever placed on the board
// Says: `auto& s` is the square itself
#include "sudoku_naive.h"

bool valid(kata::Board& board, int r, int c, char num) {
  for (int i = 0; i < 9; i++) {
    if (board[r][i] == num || board[i][c] == num) return false;
    if (board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == num) return false;
  }
  return true;
}

bool fill(kata::Board& board, int index) {
  if (index == 81) return true;
  int r = index / 9, c = index % 9;
  auto square = board[r][c];
  if (square != '.') return fill(board, index + 1);
  for (char num = '1'; num <= '9'; num++) {
    if (!valid(board, r, c, num)) continue;
    square = num;
    if (fill(board, index + 1)) return true;
    square = '.';
  }
  return false;
}

bool solve_naive(kata::Board& board) {
  return fill(board, 0);
}
