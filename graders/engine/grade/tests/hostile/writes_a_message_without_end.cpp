// Slow.
// Hostile: fills the memory shared with the judge, counters and message included, and leaves
// Says: The record of what the function did cannot be right
#include <cstddef>
#include <cstring>
#include <sys/mman.h>
#include <unistd.h>

#include "sudoku_naive.h"

bool solve_naive(kata::Board&) {
  const auto size = static_cast<std::size_t>(lseek(3, 0, SEEK_END));
  auto* const memory =
      static_cast<unsigned char*>(mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_SHARED, 3, 0));
  std::memset(memory, 0xff, size);
  const unsigned done = 2;
  std::memcpy(memory + 40, &done, sizeof done);
  std::memset(memory + 44, 0, 4);
  _exit(0);
}
