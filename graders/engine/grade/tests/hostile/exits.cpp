// Hostile: leaves with exit(0)
// Says: as if by exit()
#include <cstdlib>

#include "sudoku_naive.h"

bool solve_naive(kata::Board&) {
  std::exit(0);
}
