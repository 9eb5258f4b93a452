// Mistake: separates the digits by spaces
// Says: returned something that is no digit: a space
#include <sstream>

#include "sudoku_candidates.h"

static bool fits(const kata::Board& board, int row, int column, char digit) {
  for (int i = 0; i < 9; ++i) {
    if (board[row][i] == digit || board[i][column] == digit) return false;
    if (board[row / 3 * 3 + i / 3][column / 3 * 3 + i % 3] == digit) return false;
  }
  return true;
}

std::string candidates(const kata::Board& board, int row, int column) {
  std::ostringstream out;
  for (char digit = '1'; digit <= '9'; ++digit) {
    if (board[row][column] == '.' && fits(board, row, column, digit)) out << digit << ' ';
  }
  return out.str();
}

int place_forced(kata::Board& board) {
  int placed = 0;
  for (int i = 0; i < 81; ++i) {
    std::string digits = candidates(board, i / 9, i % 9);
    if (digits.size() != 2) continue;
    board[i / 9][i % 9] = digits[0];
    ++placed;
    i = -1;
  }
  return placed;
}
