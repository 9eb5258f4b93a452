// Hostile: has an object file of a gibibyte
// Says: The compiler itself gave up on this file
#include "sudoku_naive.h"

char block[1 << 30] = {1};

bool solve_naive(kata::Board&) {
  return block[0] == 1;
}
