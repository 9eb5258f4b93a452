// Mistake: calls itself without ever coming closer to a full board
// Says: called itself without end, until the stack was full (sudoku_naive.cpp, line 7)
#include "sudoku_naive.h"

bool solve_naive(kata::Board& board) {
  board[0][2] = board[0][2] == '1' ? '2' : '1';
  const bool solved = solve_naive(board);
  board[0][2] = '.';
  return solved;
}
