// Never comes back.
#include "sudoku_fast.h"

bool solve_fast(std::array<char, 81>& board) {
  while (*const_cast<volatile char*>(board.data()) != '\0') {
  }
  return true;
}
