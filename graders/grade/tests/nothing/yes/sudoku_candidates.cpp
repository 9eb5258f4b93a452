#include "sudoku_candidates.h"
std::string candidates(const kata::Board&, int, int) {
  return "123456789";
}
int place_forced(kata::Board&) {
  return 1;
}
