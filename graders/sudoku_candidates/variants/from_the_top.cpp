// Variant: starts at the top again after each placement; recursion instead of a loop
#include <set>

#include "sudoku_candidates.h"

std::string candidates(const kata::Board& board, int row, int column) {
  if (board[row][column] != '.') return "";
  std::set<char> digits{'1', '2', '3', '4', '5', '6', '7', '8', '9'};
  for (int i = 0; i < 9; ++i) {
    digits.erase(board[row][i]);
    digits.erase(board[i][column]);
    digits.erase(board[row / 3 * 3 + i / 3][column / 3 * 3 + i % 3]);
  }
  return {digits.begin(), digits.end()};
}

int place_forced(kata::Board& board) {
  for (int row = 0; row < 9; ++row) {
    for (int column = 0; column < 9; ++column) {
      const std::string digits = candidates(board, row, column);
      if (digits.size() != 1) continue;
      board[row][column] = digits.front();
      return 1 + place_forced(board);
    }
  }
  return 0;
}
