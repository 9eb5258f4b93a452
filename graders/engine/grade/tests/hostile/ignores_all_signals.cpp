// Slow.
// Hostile: ignores every signal and computes without end
// Says: still running after 3 seconds
#include <csignal>

#include "sudoku_naive.h"

bool solve_naive(kata::Board&) {
  for (int number = 1; number < NSIG; ++number) std::signal(number, SIG_IGN);
  volatile unsigned counter = 0;
  while (true) counter = counter + 1;
}
