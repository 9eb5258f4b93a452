// Mistake: allocates without end
// Says: needed more than 512 MiB of memory
#include <vector>

#include "sudoku_naive.h"

bool solve_naive(kata::Board&) {
  std::vector<std::vector<char>> tried;
  while (true) tried.emplace_back(1 << 20, 'x');
}
