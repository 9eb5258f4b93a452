// Variant: takes the squares off the end of a list of the empty ones
#include <utility>
#include <vector>

#include "sudoku_uniqueness.h"

using Squares = std::vector<std::pair<int, int>>;

static bool fits(const kata::Board& board, int r, int c, char digit) {
  for (int i = 0; i < 9; ++i) {
    if (board[r][i] == digit || board[i][c] == digit) return false;
    if (board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == digit) return false;
  }
  return true;
}

static int count(kata::Board& board, int limit, Squares& empty) {
  if (empty.empty()) return 1;
  const auto [r, c] = empty.back();
  empty.pop_back();
  int found = 0;
  for (char digit = '9'; digit >= '1' && found < limit; --digit) {
    if (!fits(board, r, c, digit)) continue;
    board[r][c] = digit;
    found += count(board, limit - found, empty);
    board[r][c] = '.';
  }
  empty.push_back({r, c});
  return found;
}

int count_solutions(kata::Board& board, int limit) {
  Squares empty;
  for (int r = 0; r < 9; ++r) {
    for (int c = 0; c < 9; ++c) {
      if (board[r][c] == '.') empty.push_back({r, c});
    }
  }
  return count(board, limit, empty);
}
