// Hostile: calls itself without end
// Says: called itself without end, until the stack was full
#include "sudoku_naive.h"

namespace {

int deeper(volatile char* from) {
  volatile char block[4096];
  block[0] = from == nullptr ? '1' : *from;
  return deeper(block) + block[0];
}

}  // namespace

bool solve_naive(kata::Board&) {
  return deeper(nullptr) == 0;
}
