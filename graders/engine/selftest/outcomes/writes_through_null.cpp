// Mistake: writes through a null pointer
// Says: null pointer
#include "sudoku_naive.h"

namespace {

int* last_tried = nullptr;

}  // namespace

bool solve_naive(kata::Board&) {
  *last_tried = 5;
  return true;
}
