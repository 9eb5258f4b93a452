// Part 2's program with bit masks in place of sets, and a list of the empty squares in place of a
// walk over all 81.
#include <bit>
#include <cstddef>
#include <utility>

#include "rungs.h"

namespace rungs::fewest {
namespace {

struct Search {
  Board& board;
  std::array<unsigned, 9> rows{};
  std::array<unsigned, 9> columns{};
  std::array<unsigned, 9> boxes{};
  std::array<std::size_t, 81> empty{};
  std::size_t left = 0;  // the first so many of `empty`

  void toggle(std::size_t square, unsigned digit) {
    rows[square / 9] ^= digit;
    columns[square % 9] ^= digit;
    boxes[square / 27 * 3 + square % 9 / 3] ^= digit;
  }

  unsigned fitting(std::size_t square) const {
    return 0777 &
           ~(rows[square / 9] | columns[square % 9] | boxes[square / 27 * 3 + square % 9 / 3]);
  }

  /// Moves the square with the fewest choices to the end of the list.
  void move_best_to_end() {
    std::size_t best = 0;
    int fewest = 10;
    for (std::size_t i = 0; i < left && fewest > 1; ++i) {
      const int choices = std::popcount(fitting(empty[i]));
      if (choices >= fewest) continue;
      fewest = choices;
      best = i;
    }
    std::swap(empty[best], empty[left - 1]);
  }

  bool solve() {
    if (left == 0) return true;
    move_best_to_end();
    const std::size_t square = empty[--left];
    for (unsigned rest = fitting(square); rest != 0; rest &= rest - 1) {
      const unsigned digit = rest & -rest;
      board[square] = static_cast<char>('1' + std::countr_zero(digit));
      toggle(square, digit);
      if (solve()) return true;
      toggle(square, digit);
    }
    board[square] = '.';
    empty[left++] = square;  // the order of the others does not matter
    return false;
  }
};

}  // namespace

bool solve(Board& board) {
  Search search{board};
  for (std::size_t square = 0; square < 81; ++square) {
    if (board[square] == '.') {
      search.empty[search.left++] = square;
    } else {
      search.toggle(square, 1u << (board[square] - '1'));
    }
  }
  return search.solve();
}

}  // namespace rungs::fewest
