// Mistake: prints 100 MB
// Says: printed more than 16 MiB
// Says: Your program printed:
// Says: | [and so on]
#include <cstdio>

#include "sudoku_naive.h"

bool solve_naive(kata::Board&) {
  for (int i = 0; i < 1'000'000; ++i) {
    std::printf(
        "trying the next digit, and the next one, and the one after that, at square %08d of the "
        "board\n",
        i);
  }
  return true;
}
