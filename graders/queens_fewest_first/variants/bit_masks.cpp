// Variant: bit masks, rows chosen by std::popcount
#include <bit>
#include <cstdint>

#include "queens_fewest_first.h"

namespace {

using Bits = std::uint64_t;

struct Search {
  kata::Chessboard& board;
  Bits columns = 0;
  Bits rising = 0;
  Bits falling = 0;

  Bits free(int row) const {
    const int n = board.size();
    const Bits all = (Bits{1} << n) - 1;
    // Bit c of `rising` >> row is the diagonal row + c; `falling` counts row - c + n, so it is read
    // square by square.
    Bits blocked = columns | rising >> row;
    for (int column = 0; column < n; ++column) {
      if ((falling >> (row - column + n) & 1) != 0) blocked |= Bits{1} << column;
    }
    return all & ~blocked;
  }

  void toggle(int row, int column) {
    columns ^= Bits{1} << column;
    rising ^= Bits{1} << (row + column);
    falling ^= Bits{1} << (row - column + board.size());
  }

  bool place() {
    int best = kata::none;
    for (int row = 0; row < board.size(); ++row) {
      if (board[row] != kata::none) continue;
      if (best == kata::none || std::popcount(free(row)) < std::popcount(free(best))) best = row;
    }
    if (best == kata::none) return true;
    for (Bits squares = free(best); squares != 0; squares &= squares - 1) {
      const int column = std::countr_zero(squares);
      board[best] = column;
      toggle(best, column);
      if (place()) return true;
      toggle(best, column);
      board[best] = kata::none;
    }
    return false;
  }
};

}  // namespace

bool place_queens_fewest_first(kata::Chessboard& board) {
  return Search{board}.place();
}
