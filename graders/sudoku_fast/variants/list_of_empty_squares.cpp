// Variant: bit masks, and the best square swapped to the end of a list
#include <bit>
#include <utility>
#include <vector>

#include "sudoku_fast.h"

namespace {

using Board = std::array<char, 81>;

struct Search {
  Board& board;
  std::vector<int> empty;
  unsigned rows[9] = {}, columns[9] = {}, boxes[9] = {};

  explicit Search(Board& b) : board(b) {
    for (int i = 0; i < 81; ++i) {
      if (board[i] == '.') {
        empty.push_back(i);
      } else {
        toggle(i, 1u << (board[i] - '1'));
      }
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
    if (empty.empty()) return true;
    std::size_t at = 0;
    int fewest = 10;
    for (std::size_t i = 0; i < empty.size() && fewest > 1; ++i) {
      const int count = std::popcount(fitting(empty[i]));
      if (count < fewest) {
        fewest = count;
        at = i;
      }
    }
    std::swap(empty[at], empty.back());
    const int best = empty.back();
    empty.pop_back();
    for (unsigned rest = fitting(best); rest != 0; rest &= rest - 1) {
      const unsigned bit = rest & -rest;
      board[best] = static_cast<char>('1' + std::countr_zero(bit));
      toggle(best, bit);
      if (solve()) return true;
      toggle(best, bit);
      board[best] = '.';
    }
    empty.push_back(best);
    std::swap(empty[at], empty.back());
    return false;
  }
};

}  // namespace

bool solve_fast(Board& board) {
  return Search(board).solve();
}
