// Hostile: kills the judge
// Says: tried to reach another process
#include <csignal>
#include <unistd.h>

#include "sudoku_naive.h"

bool solve_naive(kata::Board&) {
  return kill(getppid(), SIGKILL) == 0;
}
