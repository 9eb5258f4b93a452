// Mistake: writes past the end of a local array
// Says: used an index outside an array
#include "sudoku_naive.h"

bool solve_naive(kata::Board& board) {
  int count[9] = {};
  for (int i = 0; i <= 9; ++i) count[i] = board.size();
  return count[8] == 0;
}
