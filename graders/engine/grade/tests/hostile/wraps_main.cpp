// Hostile: takes the place of the runner's entry
// Says: __wrap_main
#include <cstdio>

#include "sudoku_naive.h"

extern "C" int __wrap_main() {
  std::puts("all 12 checks passed");
  return 0;
}

bool solve_naive(kata::Board&) {
  return true;
}
