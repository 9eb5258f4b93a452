// Hostile: becomes a shell
// Says: tried to start another program
#include <unistd.h>

#include "sudoku_naive.h"

bool solve_naive(kata::Board&) {
  execl("/bin/sh", "sh", "-c", "echo got-through", nullptr);
  return false;
}
