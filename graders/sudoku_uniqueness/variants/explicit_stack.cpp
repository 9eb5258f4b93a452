// Variant: no recursion: a list of empty squares and an index that walks back and forth
#include <utility>
#include <vector>

#include "sudoku_uniqueness.h"

static bool fits(const kata::Board& board, int r, int c, char digit) {
  for (int i = 0; i < 9; ++i) {
    if (board[r][i] == digit || board[i][c] == digit) return false;
    if (board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == digit) return false;
  }
  return true;
}

int count_solutions(kata::Board& board, int limit) {
  std::vector<std::pair<int, int>> empty;
  for (int r = 0; r < 9; ++r) {
    for (int c = 0; c < 9; ++c) {
      if (board[r][c] == '.') empty.push_back({r, c});
    }
  }
  int found = 0;
  int at = 0;
  const int size = static_cast<int>(empty.size());
  while (at >= 0) {
    if (at == size) {
      ++found;
      --at;
    } else {
      const auto [r, c] = empty[static_cast<std::size_t>(at)];
      char digit = board[r][c] == '.' ? '1' : static_cast<char>(board[r][c] + 1);
      board[r][c] = '.';
      while (digit <= '9' && (found == limit || !fits(board, r, c, digit))) ++digit;
      if (digit <= '9') {
        board[r][c] = digit;
        ++at;
      } else {
        --at;
      }
    }
  }
  return found;
}
