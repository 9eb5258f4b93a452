// Hostile: starts another process
// Says: tried to start another process
#include <unistd.h>

#include "sudoku_naive.h"

bool solve_naive(kata::Board&) {
  while (fork() >= 0) {
  }
  return false;
}
