// Variant: bit masks for rows, columns and boxes, fewest first
#include <bit>

#include "sudoku_fast.h"

namespace {

using Board = std::array<char, 81>;

struct Search {
  Board& board;
  unsigned rows[9] = {}, columns[9] = {}, boxes[9] = {};

  explicit Search(Board& b) : board(b) {
    for (int i = 0; i < 81; ++i) {
      if (board[i] != '.') toggle(i, 1u << (board[i] - '1'));
    }
  }
  void toggle(int i, unsigned bit) {
    rows[i / 9] ^= bit;
    columns[i % 9] ^= bit;
    boxes[i / 27 * 3 + i % 9 / 3] ^= bit;
  }
  unsigned fitting(int i) const {
    return 511u & ~(rows[i / 9] | columns[i % 9] | boxes[i / 27 * 3 + i % 9 / 3]);
  }

  bool solve() {
    int best = -1;
    int fewest = 10;
    for (int i = 0; i < 81; ++i) {
      if (board[i] != '.') continue;
      const int count = std::popcount(fitting(i));
      if (count < fewest) {
        fewest = count;
        best = i;
      }
    }
    if (best < 0) return true;
    for (unsigned rest = fitting(best); rest != 0; rest &= rest - 1) {
      const unsigned bit = rest & -rest;
      board[best] = static_cast<char>('1' + std::countr_zero(bit));
      toggle(best, bit);
      if (solve()) return true;
      toggle(best, bit);
      board[best] = '.';
    }
    return false;
  }
};

}  // namespace

bool solve_fast(Board& board) {
  return Search(board).solve();
}
