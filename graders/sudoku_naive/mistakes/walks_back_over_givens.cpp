// Mistake: walks back one square and takes a given for a choice of its own
// Says: was overwritten with
// Says: Givens never change
#include "sudoku_naive.h"

bool possible(kata::Board& board, int row, int col, char value) {
  for (int i = 0; i < 9; i++) {
    if (board[row][i] == value || board[i][col] == value) return false;
    if (board[row / 3 * 3 + i / 3][col / 3 * 3 + i % 3] == value) return false;
  }
  return true;
}

bool solve_naive(kata::Board& board) {
  int pos = 0;
  bool back = false;
  while (pos >= 0 && pos < 81) {
    int row = pos / 9, col = pos % 9;
    if (board[row][col] != '.' && !back) {
      pos++;
      continue;
    }
    char value = board[row][col] == '.' ? '1' : char(board[row][col] + 1);
    while (value <= '9' && !possible(board, row, col, value)) value++;
    if (value <= '9') {
      board[row][col] = value;
      back = false;
      pos++;
    } else {
      board[row][col] = '.';
      back = true;
      pos--;
    }
  }
  return pos == 81;
}
