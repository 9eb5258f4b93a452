// Variant: bit masks and a list of empty squares, the most constrained one swapped to the end
#include <bit>
#include <utility>
#include <vector>

#include "sudoku_uniqueness.h"

namespace {

class Counter {
 public:
  explicit Counter(kata::Board& board) : board_(board) {
    for (int r = 0; r < 9; ++r) {
      for (int c = 0; c < 9; ++c) {
        const char digit = board[r][c];
        if (digit == '.') {
          empty_.emplace_back(r, c);
        } else {
          toggle(r, c, 1u << (digit - '1'));
        }
      }
    }
  }

  int count(int limit) {
    if (empty_.empty()) return 1;
    std::size_t best = 0;
    for (std::size_t i = 1; i < empty_.size(); ++i) {
      if (std::popcount(free(empty_[i])) < std::popcount(free(empty_[best]))) best = i;
    }
    std::swap(empty_[best], empty_.back());
    const auto [r, c] = empty_.back();
    empty_.pop_back();
    int found = 0;
    for (unsigned rest = free({r, c}); rest != 0 && found < limit; rest &= rest - 1) {
      const unsigned bit = rest & -rest;
      board_[r][c] = static_cast<char>('1' + std::countr_zero(bit));
      toggle(r, c, bit);
      found += count(limit - found);
      toggle(r, c, bit);
    }
    board_[r][c] = '.';  // once, after the loop
    empty_.emplace_back(r, c);
    std::swap(empty_[best], empty_.back());
    return found;
  }

 private:
  unsigned free(std::pair<int, int> square) const {
    const auto [r, c] = square;
    return 511u & ~(rows_[r] | columns_[c] | boxes_[r / 3 * 3 + c / 3]);
  }
  void toggle(int r, int c, unsigned bit) {
    rows_[r] ^= bit;
    columns_[c] ^= bit;
    boxes_[r / 3 * 3 + c / 3] ^= bit;
  }

  kata::Board& board_;
  std::vector<std::pair<int, int>> empty_;
  unsigned rows_[9] = {};
  unsigned columns_[9] = {};
  unsigned boxes_[9] = {};
};

}  // namespace

int count_solutions(kata::Board& board, int limit) {
  return Counter(board).count(limit);
}
