// Variant: fills the squares from the centre outwards
#include <algorithm>
#include <cstdlib>
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

static int ring(const std::pair<int, int>& square) {
  return std::max(std::abs(square.first - 4), std::abs(square.second - 4));
}

static int count(kata::Board& board, int limit, const Squares& empty, std::size_t at) {
  if (at == empty.size()) return 1;
  const auto [r, c] = empty[at];
  int found = 0;
  for (char digit = '1'; digit <= '9' && found < limit; ++digit) {
    if (!fits(board, r, c, digit)) continue;
    board[r][c] = digit;
    found += count(board, limit - found, empty, at + 1);
    board[r][c] = '.';
  }
  return found;
}

int count_solutions(kata::Board& board, int limit) {
  Squares empty;
  for (int r = 0; r < 9; ++r) {
    for (int c = 0; c < 9; ++c) {
      if (board[r][c] == '.') empty.push_back({r, c});
    }
  }
  std::stable_sort(empty.begin(), empty.end(),
                   [](const auto& a, const auto& b) { return ring(a) < ring(b); });
  return count(board, limit, empty, 0);
}
