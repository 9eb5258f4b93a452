// Mistake: has a main of its own besides an empty search
// Says: Note: the main() in
// Says: returned true, but
#include <iostream>

#include "sudoku_naive.h"

bool solve_naive(kata::Board&) {
  return true;
}

int main() {
  std::cout << "trying things out\n";
}
