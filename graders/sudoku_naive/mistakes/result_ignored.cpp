// Mistake: the answer of the recursive call is not looked at
// Says: Step by step, this is a search that returns true although a square is left without a digit
#include <utility>
#include <vector>

#include "sudoku_naive.h"

namespace {

bool fits(const kata::Board& board, int r, int c, char digit) {
  for (int k = 0; k < 9; ++k) {
    if (board[r][k] == digit || board[k][c] == digit) return false;
  }
  for (int i = r / 3 * 3; i < r / 3 * 3 + 3; ++i) {
    for (int j = c / 3 * 3; j < c / 3 * 3 + 3; ++j) {
      if (board[i][j] == digit) return false;
    }
  }
  return true;
}

bool fill(kata::Board& board, const std::vector<std::pair<int, int>>& empty, std::size_t next) {
  if (next == empty.size()) return true;
  const auto [r, c] = empty[next];
  for (char digit = '1'; digit <= '9'; ++digit) {
    if (!fits(board, r, c, digit)) continue;
    board[r][c] = digit;
    fill(board, empty, next + 1);
    return true;
  }
  return false;
}

}  // namespace

bool solve_naive(kata::Board& board) {
  std::vector<std::pair<int, int>> empty;
  for (int r = 0; r < 9; ++r) {
    for (int c = 0; c < 9; ++c) {
      if (board[r][c] == '.') empty.push_back({r, c});
    }
  }
  return fill(board, empty, 0);
}
