// Mistake: lists the digits from 9 down to 1
// Says: candidates for row 1, column 3 returned "421": the right digits.
// Says: List them in ascending order, each once: "124"
#include "sudoku_candidates.h"

std::string candidates(const kata::Board& board, int row, int column) {
  std::string digits;
  if (board[row][column] != '.') return digits;
  for (char digit = '9'; digit >= '1'; --digit) {
    bool fits = true;
    for (int i = 0; i < 9; ++i) {
      if (board[row][i] == digit || board[i][column] == digit) fits = false;
      if (board[row / 3 * 3 + i / 3][column / 3 * 3 + i % 3] == digit) fits = false;
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
