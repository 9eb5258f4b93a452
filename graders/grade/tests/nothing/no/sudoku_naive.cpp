#include "sudoku_naive.h"
bool solve_naive(kata::Board&) {
  return false;
}
