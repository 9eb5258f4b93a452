// Mistake: fills only the squares that were forced at the start
// Says: place_forced filled 4 squares; 51 can be filled here without a guess.
#include <utility>
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
  std::vector<std::pair<int, int>> forced;
  for (int row = 0; row < 9; ++row) {
    for (int column = 0; column < 9; ++column) {
      if (candidates(board, row, column).size() == 1) forced.push_back({row, column});
    }
  }
  for (const auto& [row, column] : forced) board[row][column] = candidates(board, row, column)[0];
  return static_cast<int>(forced.size());
}
