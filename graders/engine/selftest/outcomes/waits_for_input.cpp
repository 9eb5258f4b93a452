// Mistake: sleeps instead of searching
// Says: did nothing for
#include <unistd.h>

#include "sudoku_naive.h"

bool solve_naive(kata::Board&) {
  sleep(60);
  return true;
}
