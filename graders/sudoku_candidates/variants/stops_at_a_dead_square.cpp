// Variant: stops as soon as nothing fits on some square, since the board has no solution then
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
  int placed = 0;
  while (true) {
    int forced_row = -1;
    int forced_column = -1;
    for (int row = 0; row < 9; ++row) {
      for (int column = 0; column < 9; ++column) {
        if (board[row][column] != '.') continue;
        const std::size_t count = candidates(board, row, column).size();
        if (count == 0) return placed;
        if (count > 1) continue;
        forced_row = row;
        forced_column = column;
      }
    }
    if (forced_row < 0) return placed;
    board[forced_row][forced_column] = candidates(board, forced_row, forced_column)[0];
    ++placed;
  }
}
