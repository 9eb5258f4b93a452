// Mistake: prints 100 lines, and does nothing else
// Says: Your program printed:
// Says: | [5,904 more bytes]
#include <cstdio>

#include "sudoku_naive.h"

bool solve_naive(kata::Board&) {
  for (int i = 0; i < 100; ++i) std::printf("%-99s\n", "trying the next digit");
  return false;
}
