// Variant: bit masks that remember rows, columns and boxes; squares from the bottom up
#include <bit>

#include "sudoku_candidates.h"

namespace {

struct Used {
  unsigned rows[9] = {};
  unsigned columns[9] = {};
  unsigned boxes[9] = {};

  explicit Used(const kata::Board& board) {
    for (int r = 0; r < 9; ++r) {
      for (int c = 0; c < 9; ++c) {
        const char digit = board[r][c];
        if (digit != '.') add(r, c, 1u << (digit - '1'));
      }
    }
  }
  void add(int r, int c, unsigned bit) {
    rows[r] |= bit;
    columns[c] |= bit;
    boxes[r / 3 * 3 + c / 3] |= bit;
  }
  unsigned free(int r, int c) const {
    return 511u & ~(rows[r] | columns[c] | boxes[r / 3 * 3 + c / 3]);
  }
};

}  // namespace

std::string candidates(const kata::Board& board, int row, int column) {
  std::string digits;
  if (board[row][column] != '.') return digits;
  const unsigned free = Used(board).free(row, column);
  for (int d = 0; d < 9; ++d) {
    if (free >> d & 1) digits += static_cast<char>('1' + d);
  }
  return digits;
}

int place_forced(kata::Board& board) {
  Used used(board);
  int placed = 0;
  for (int before = -1; before != placed;) {
    before = placed;
    for (int r = 8; r >= 0; --r) {
      for (int c = 8; c >= 0; --c) {
        const unsigned free = used.free(r, c);
        if (board[r][c] != '.' || !std::has_single_bit(free)) continue;
        board[r][c] = static_cast<char>('1' + std::countr_zero(free));
        used.add(r, c, free);
        ++placed;
      }
    }
  }
  return placed;
}
