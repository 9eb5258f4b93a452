// Hostile: includes the search that the checks compare with
// Says: No such file or directory
#include <search/search.h>

#include "sudoku_naive.h"

bool solve_naive(kata::Board&) {
  return true;
}
