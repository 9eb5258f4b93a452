// Mistake: places and undoes without end
// Says: was stopped after
// Says: placements
#include "sudoku_naive.h"

bool solve_naive(kata::Board& board) {
  while (true) {
    board[0][2] = '1';
    board[0][2] = '.';
  }
}
