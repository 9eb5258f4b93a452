// Hostile: has a main of its own that claims success
// Says: Note: the main() in
#include <cstdio>

#include "sudoku_naive.h"

bool solve_naive(kata::Board&) {
  return true;
}

int main() {
  std::puts("all 12 checks passed");
  return 0;
}
