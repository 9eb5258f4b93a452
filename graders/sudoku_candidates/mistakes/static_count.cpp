// Mistake: the number of filled squares is static and grows from call to call
// Says: place_forced filled 51 squares and returned
// Says: something is kept between calls, in a global or static variable.
#include "sudoku_candidates.h"

std::string candidates(const kata::Board& board, int row, int column) {
  std::string digits;
  if (board[row][column] != '.') return digits;
  for (char digit = '1'; digit <= '9'; ++digit) {
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
  static int placed = 0;
  bool again = false;
  for (int row = 0; row < 9; ++row) {
    for (int column = 0; column < 9; ++column) {
      const std::string digits = candidates(board, row, column);
      if (digits.size() != 1) continue;
      board[row][column] = digits[0];
      ++placed;
      again = true;
    }
  }
  if (again) place_forced(board);
  return placed;
}
