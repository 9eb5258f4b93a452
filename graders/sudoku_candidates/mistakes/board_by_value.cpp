// Mistake: place_forced takes the board by value instead of by reference
// Does not compile
// Says: place_forced
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

int place_forced(kata::Board board) {
  int placed = 0;
  for (int i = 0; i < 81; ++i) {
    const std::string digits = candidates(board, i / 9, i % 9);
    if (digits.size() != 1) continue;
    board[i / 9][i % 9] = digits[0];
    ++placed;
    i = -1;
  }
  return placed;
}
