// Hostile: includes a file that holds secrets
// Says: Permission denied
#include "sudoku_naive.h"

const char text[] = {
#include "/proc/self/environ"
};

bool solve_naive(kata::Board&) {
  return text[0] != 0;
}
