// Mistake: allocates without end
// Says: needed more than 512 MiB of memory
#include <cstddef>
#include <sys/mman.h>

#include "sudoku_naive.h"

// Many pages at a time: where each costs much, the time would be used up before the memory is.
bool solve_naive(kata::Board&) {
  constexpr std::size_t size = 16 << 20;
  while (true) {
    mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE, -1, 0);
  }
}
