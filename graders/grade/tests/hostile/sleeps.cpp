// Hostile: waits for ever
// Says: did nothing for 4 seconds
#include <unistd.h>

#include "sudoku_naive.h"

bool solve_naive(kata::Board&) {
  while (true) sleep(100);
}
