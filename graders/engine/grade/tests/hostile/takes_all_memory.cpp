// Slow.
// Hostile: takes all memory there is
// Says: needed more than 512 MiB
#include <cstddef>
#include <vector>

#include "sudoku_naive.h"

bool solve_naive(kata::Board&) {
  std::vector<char*> blocks;
  constexpr std::size_t size = 16 << 20;
  while (true) {
    blocks.push_back(new char[size]);
    for (std::size_t i = 0; i < size; i += 4096) blocks.back()[i] = 1;
  }
}
