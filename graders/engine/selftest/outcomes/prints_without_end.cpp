// Mistake: prints without end
// Says: It printed more than a million characters meanwhile
// Says: Your program printed:
// Says: | [and so on]
#include <cstdio>

#include "sudoku_naive.h"

bool solve_naive(kata::Board&) {
  for (unsigned i = 0;; ++i) {
    std::printf(
        "trying the next digit, and the next one, and the one after that, at square %08u of the board\n",
        i);
  }
}
