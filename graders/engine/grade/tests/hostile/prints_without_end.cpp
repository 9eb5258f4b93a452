// Slow.
// Hostile: prints without end
// Says: It printed more than a million characters meanwhile
#include <string>
#include <unistd.h>

#include "sudoku_naive.h"

bool solve_naive(kata::Board&) {
  const std::string words(1 << 16, 'x');
  while (write(1, words.data(), words.size()) > 0) {
  }
  return false;
}
