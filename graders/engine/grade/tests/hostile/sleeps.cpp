// Slow.
// Hostile: waits for ever
// Says: did nothing for 3 seconds
#include <unistd.h>

#include "sudoku_naive.h"

bool solve_naive(kata::Board&) {
  while (true) sleep(100);
}
