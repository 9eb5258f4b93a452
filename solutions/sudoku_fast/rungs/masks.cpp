// Against the rung below: a table's nine flags are nine bits of a number, so that one look tells
// all digits that fit, and only those are tried.
#include <bit>
#include <cstddef>

#include "rungs.h"

namespace rungs::masks {
namespace {

struct Search {
  Board& board;
  std::array<unsigned, 9> rows{};
  std::array<unsigned, 9> columns{};
  std::array<unsigned, 9> boxes{};

  void toggle(std::size_t square, unsigned digit) {
    rows[square / 9] ^= digit;
    columns[square % 9] ^= digit;
    boxes[square / 27 * 3 + square % 9 / 3] ^= digit;
  }

  unsigned fitting(std::size_t square) const {
    return 0777 &
           ~(rows[square / 9] | columns[square % 9] | boxes[square / 27 * 3 + square % 9 / 3]);
  }

  bool from(std::size_t square) {
    while (square < 81 && board[square] != '.') ++square;
    if (square == 81) return true;
    for (unsigned left = fitting(square); left != 0; left &= left - 1) {
      const unsigned digit = left & -left;
      board[square] = static_cast<char>('1' + std::countr_zero(digit));
      toggle(square, digit);
      if (from(square + 1)) return true;
      toggle(square, digit);
    }
    board[square] = '.';
    return false;
  }
};

}  // namespace

bool solve(Board& board) {
  Search search{board};
  for (std::size_t square = 0; square < 81; ++square) {
    if (board[square] != '.') search.toggle(square, 1u << (board[square] - '1'));
  }
  return search.from(0);
}

}  // namespace rungs::masks
