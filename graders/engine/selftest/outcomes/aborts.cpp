// Mistake: calls abort()
// Says: called abort()
#include <cstdlib>

#include "sudoku_naive.h"

bool solve_naive(kata::Board&) {
  std::abort();
}
