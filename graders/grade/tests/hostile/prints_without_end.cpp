// Hostile: prints without end
// Says: printed more than 16 MiB
#include <string>
#include <unistd.h>

#include "sudoku_naive.h"

bool solve_naive(kata::Board&) {
  const std::string words(1 << 16, 'x');
  while (write(1, words.data(), words.size()) > 0) {
  }
  return false;
}
