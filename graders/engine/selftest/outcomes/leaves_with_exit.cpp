// Mistake: leaves the program with exit(0)
// Says: as if by exit()
#include <cstdlib>

#include "sudoku_naive.h"

bool solve_naive(kata::Board& board) {
  board[0][2] = '1';
  std::exit(0);
}
