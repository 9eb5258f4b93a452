// Mistake: throws something that is no exception
// Says: not a std::exception
#include "sudoku_naive.h"

bool solve_naive(kata::Board&) {
  throw 42;
}
