// Lets an exception out.
#include <stdexcept>

#include "sudoku_fast.h"

bool solve_fast(std::array<char, 81>&) {
  throw std::out_of_range("no such square");
}
