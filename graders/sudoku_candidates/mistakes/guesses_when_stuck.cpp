// Mistake: takes the first digit of a square with the fewest candidates when nothing is forced
// Says: that is a guess. Forced is a square on which exactly one digit fits.
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
    int best_row = -1;
    int best_column = -1;
    std::string best;
    for (int row = 0; row < 9; ++row) {
      for (int column = 0; column < 9; ++column) {
        const std::string digits = candidates(board, row, column);
        if (digits.empty()) continue;
        if (best.empty() || digits.size() < best.size()) {
          best = digits;
          best_row = row;
          best_column = column;
        }
      }
    }
    if (best.empty()) return placed;
    board[best_row][best_column] = best[0];
    ++placed;
  }
}
