// Variant: collects the forced squares of a round, and looks again before it places
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
  int placed = 0;
  bool progress = true;
  while (progress) {
    progress = false;
    std::vector<int> forced;
    for (int square = 0; square < 81; ++square) {
      if (candidates(board, square / 9, square % 9).size() == 1) forced.push_back(square);
    }
    for (const int square : forced) {
      const std::string now = candidates(board, square / 9, square % 9);
      if (now.size() != 1) continue;
      board[square / 9][square % 9] = now[0];
      ++placed;
      progress = true;
    }
  }
  return placed;
}
