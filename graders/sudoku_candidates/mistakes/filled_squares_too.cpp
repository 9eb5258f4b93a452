// Mistake: does not ask whether the square is filled
// Says: this square holds
// Says: a filled square has no candidates, "".
#include "sudoku_candidates.h"

std::string candidates(const kata::Board& board, int row, int column) {
  std::string digits;
  for (char digit = '1'; digit <= '9'; ++digit) {
    bool fits = true;
    for (int r = 0; r < 9; ++r) {
      for (int c = 0; c < 9; ++c) {
        if (r == row && c == column) continue;
        bool same_unit = r == row || c == column || (r / 3 == row / 3 && c / 3 == column / 3);
        if (same_unit && board[r][c] == digit) fits = false;
      }
    }
    if (fits) digits += digit;
  }
  return digits;
}

int place_forced(kata::Board& board) {
  int placed = 0;
  bool again = true;
  while (again) {
    again = false;
    for (int row = 0; row < 9; ++row) {
      for (int column = 0; column < 9; ++column) {
        std::string digits = candidates(board, row, column);
        if (digits.size() == 1) {
          board[row][column] = digits[0];
          ++placed;
          again = true;
        }
      }
    }
  }
  return placed;
}
