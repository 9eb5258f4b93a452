// Mistake: fills a square also when its digit has no other place in the box
// Says: No other square of
// Says: which is a good argument and another rule
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

static bool only_place_in_box(const kata::Board& board, int row, int column, char digit) {
  for (int i = 0; i < 9; ++i) {
    const int r = row / 3 * 3 + i / 3;
    const int c = column / 3 * 3 + i % 3;
    if (r == row && c == column) continue;
    if (candidates(board, r, c).find(digit) != std::string::npos) return false;
  }
  return true;
}

int place_forced(kata::Board& board) {
  int placed = 0;
  for (int square = 0; square < 81; ++square) {
    const int row = square / 9;
    const int column = square % 9;
    const std::string digits = candidates(board, row, column);
    for (const char digit : digits) {
      if (digits.size() > 1 && !only_place_in_box(board, row, column, digit)) continue;
      board[row][column] = digit;
      ++placed;
      square = -1;
      break;
    }
  }
  return placed;
}
