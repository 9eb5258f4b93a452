// Mistake: reads board[9][9]
// Says: board[9] is not on the board: rows run from 0 to 8
#include "sudoku_naive.h"

bool solve_naive(kata::Board& board) {
  int row = 0;
  while (row < 9 && board[row][row] != '.') ++row;
  return board[9][9] != '.';
}
