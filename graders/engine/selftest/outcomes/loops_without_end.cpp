// Mistake: loops without end
// Says: is still running after
// Says: Look for a loop that never ends
#include "sudoku_naive.h"

bool solve_naive(kata::Board& board) {
  while (board[0][2] == '.') {
  }
  return true;
}
