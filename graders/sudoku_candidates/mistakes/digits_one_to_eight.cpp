// Mistake: the loop over the digits ends before 9
// Says: but 9 fits as well
#include <set>

#include "sudoku_candidates.h"

std::string candidates(const kata::Board& board, int row, int column) {
  if (board[row][column] != '.') return "";
  std::set<char> used;
  for (int i = 0; i < 9; ++i) {
    used.insert(board[row][i]);
    used.insert(board[i][column]);
    used.insert(board[row - row % 3 + i / 3][column - column % 3 + i % 3]);
  }
  std::string digits;
  for (char digit = '1'; digit < '9'; ++digit) {
    if (used.count(digit) == 0) digits += digit;
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
