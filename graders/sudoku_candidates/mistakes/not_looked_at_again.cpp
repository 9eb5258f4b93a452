// Mistake: collects the forced squares of a round with their digits and places them unseen
// Says: It did fit before other squares were filled: look again right before you place.
#include <vector>

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
  struct Forced {
    int row, column;
    char digit;
  };
  int placed = 0;
  while (true) {
    std::vector<Forced> found;
    for (int row = 0; row < 9; ++row) {
      for (int column = 0; column < 9; ++column) {
        const std::string digits = candidates(board, row, column);
        if (digits.size() == 1) found.push_back({row, column, digits[0]});
      }
    }
    if (found.empty()) return placed;
    for (const Forced& square : found) board[square.row][square.column] = square.digit;
    placed += static_cast<int>(found.size());
  }
}
