// Hostile: marks the attempt as done, with an empty journal, and leaves
// Says: The record of what
#include <cstdint>
#include <cstring>
#include <sys/mman.h>
#include <unistd.h>

#include "sudoku_naive.h"

namespace {

const struct Forger {
  Forger() {
    void* const memory = mmap(nullptr, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, 3, 0);
    const std::uint32_t done = 2;
    std::memcpy(static_cast<char*>(memory) + 40, &done, sizeof done);
    _exit(0);
  }
} forger;

}  // namespace

bool solve_naive(kata::Board&) {
  return true;
}
