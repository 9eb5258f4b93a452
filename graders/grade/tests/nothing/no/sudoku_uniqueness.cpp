#include "sudoku_uniqueness.h"
int count_solutions(kata::Board&, int) {
  return 0;
}
