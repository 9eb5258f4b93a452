#include "sudoku_candidates.h"

std::string candidates(const kata::Board& board, int row, int column) {
  if (board[row][column] != '.') return "";

  // Part 1's three loops, walked once for all nine digits: what does the square see?
  bool seen['9' + 1] = {};
  const int box_row = row / 3 * 3;
  const int box_column = column / 3 * 3;
  for (int i = 0; i < 9; ++i) {
    seen[static_cast<unsigned char>(board[row][i])] = true;
    seen[static_cast<unsigned char>(board[i][column])] = true;
    seen[static_cast<unsigned char>(board[box_row + i / 3][box_column + i % 3])] = true;
  }

  std::string digits;
  for (char digit = '1'; digit <= '9'; ++digit) {
    if (!seen[static_cast<unsigned char>(digit)]) digits += digit;
  }
  return digits;
}

int place_forced(kata::Board& board) {
  int placed = 0;
  // "One forced digit makes the next forced digit appear": go round until a whole round finds none.
  for (bool found = true; found;) {
    found = false;
    for (int row = 0; row < 9; ++row) {
      for (int column = 0; column < 9; ++column) {
        const std::string digits = candidates(board, row, column);
        if (digits.size() != 1) continue;  // a real choice, or a filled square: leave it
        board[row][column] = digits.front();
        ++placed;
        found = true;
      }
    }
  }
  return placed;
}
