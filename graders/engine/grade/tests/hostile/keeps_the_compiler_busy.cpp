// Hostile: keeps the compiler busy
// Says: constexpr
#include "sudoku_naive.h"

constexpr int spin() {
  int bit = 0;
  for (long i = 0; i < 1L << 40; ++i) bit ^= 1;
  return bit;
}
static_assert(spin() == 0);

bool solve_naive(kata::Board&) {
  return true;
}
