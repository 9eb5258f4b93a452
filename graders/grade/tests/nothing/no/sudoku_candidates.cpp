#include "sudoku_candidates.h"
std::string candidates(const kata::Board&, int, int) {
  return "";
}
int place_forced(kata::Board&) {
  return 0;
}
