// Mistake: appends the numbers 1 to 9 instead of the characters
// Says: returned something that is no digit: the character with code 1;
// Says: the digit 1 is the character '1'.
#include "sudoku_candidates.h"

std::string candidates(const kata::Board& board, int row, int column) {
  std::string digits;
  if (board[row][column] != '.') return digits;
  for (int digit = 1; digit <= 9; ++digit) {
    bool fits = true;
    for (int i = 0; i < 9; ++i) {
      if (board[row][i] - '0' == digit || board[i][column] - '0' == digit) fits = false;
      if (board[row / 3 * 3 + i / 3][column / 3 * 3 + i % 3] - '0' == digit) fits = false;
    }
    if (fits) digits.push_back(digit);
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
