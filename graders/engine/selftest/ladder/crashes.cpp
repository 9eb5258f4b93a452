// Is ended by a signal.
#include <csignal>

#include "sudoku_fast.h"

bool solve_fast(std::array<char, 81>&) {
  std::raise(SIGSEGV);
  return true;
}
