// Mistake: the loop over the rows ends at 8, so the last row is never looked at
// Says: this is a function that never looks at the last row.
// Says: but row 9 holds two 9s: at row 9, column 1 and at row 9, column 9.
#include <set>
#include <string>

#include "sudoku_valid.h"

bool is_valid(const kata::Board& board) {
  std::set<std::string> seen;
  for (int r = 0; r < 8; r++) {
    for (int c = 0; c < 9; c++) {
      if (board[r][c] == '.') continue;
      std::string d(1, board[r][c]);
      if (!seen.insert(d + " in row " + std::to_string(r)).second) return false;
      if (!seen.insert(d + " in column " + std::to_string(c)).second) return false;
      if (!seen.insert(d + " in box " + std::to_string(r / 3) + std::to_string(c / 3)).second)
        return false;
    }
  }
  return true;
}
