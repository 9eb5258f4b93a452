#include "sudoku_valid.h"
bool is_valid(const kata::Board&) {
  return true;
}
