// Hostile: looks for secrets in the environment
// Says: returned false
#include <iostream>

#include "sudoku_naive.h"

extern char** environ;

bool solve_naive(kata::Board&) {
  for (char** variable = environ; *variable != nullptr; ++variable) std::cout << *variable << "\n";
  return false;
}
