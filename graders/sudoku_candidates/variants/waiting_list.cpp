// Variant: a list of squares to look at; a placement puts its row, column and box on it
#include <deque>
#include <utility>

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
  std::deque<std::pair<int, int>> waiting;
  for (int row = 0; row < 9; ++row) {
    for (int column = 0; column < 9; ++column) waiting.push_back({row, column});
  }
  int placed = 0;
  while (!waiting.empty()) {
    const auto [row, column] = waiting.front();
    waiting.pop_front();
    const std::string digits = candidates(board, row, column);
    if (digits.size() != 1) continue;
    board[row][column] = digits[0];
    ++placed;
    for (int i = 0; i < 9; ++i) {
      waiting.push_back({row, i});
      waiting.push_back({i, column});
      waiting.push_back({row / 3 * 3 + i / 3, column / 3 * 3 + i % 3});
    }
  }
  return placed;
}
