// Variant: one set that remembers sentences such as "5 in row 0"
#include <string>
#include <unordered_set>

#include "sudoku_valid.h"

bool is_valid(const kata::Board& board) {
  std::unordered_set<std::string> seen;
  for (int r = 0; r < 9; ++r) {
    for (int c = 0; c < 9; ++c) {
      const char d = board[r][c];
      if (d == '.') continue;
      const std::string digit(1, d);
      const bool row_ok = seen.insert(digit + " in row " + std::to_string(r)).second;
      const bool column_ok = seen.insert(digit + " in column " + std::to_string(c)).second;
      const bool box_ok =
          seen.insert(digit + " in box " + std::to_string(r / 3) + "," + std::to_string(c / 3))
              .second;
      if (!row_ok || !column_ok || !box_ok) return false;
    }
  }
  return true;
}
