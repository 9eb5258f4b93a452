// Slow.
// Hostile: computes without end
// Says: still running after 3 seconds
#include "sudoku_naive.h"

bool solve_naive(kata::Board&) {
  volatile unsigned counter = 0;
  while (true) counter = counter + 1;
}
