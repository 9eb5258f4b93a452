// Mistake: ends the program while global variables are set up
// Says: Before any function was called
// Says: as if by exit()
#include <cstdlib>

#include "sudoku_naive.h"

namespace {

struct Leaver {
  Leaver() { std::_Exit(0); }
} leaver;

}  // namespace

bool solve_naive(kata::Board&) {
  return true;
}
