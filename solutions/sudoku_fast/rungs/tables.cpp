// Against the rung below: no walk for each digit. Three tables remember what each row, column and
// box holds.
#include <cstddef>

#include "rungs.h"

namespace rungs::tables {
namespace {

using Table = std::array<std::array<bool, 9>, 9>;  // by number of row, column or box, then by digit

struct Search {
  Board& board;
  Table rows{};
  Table columns{};
  Table boxes{};

  void mark(std::size_t square, std::size_t digit, bool used) {
    rows[square / 9][digit] = used;
    columns[square % 9][digit] = used;
    boxes[square / 27 * 3 + square % 9 / 3][digit] = used;
  }

  bool fits(std::size_t square, std::size_t digit) const {
    return !rows[square / 9][digit] && !columns[square % 9][digit] &&
           !boxes[square / 27 * 3 + square % 9 / 3][digit];
  }

  bool from(std::size_t square) {
    while (square < 81 && board[square] != '.') ++square;
    if (square == 81) return true;
    for (std::size_t digit = 0; digit < 9; ++digit) {
      if (!fits(square, digit)) continue;
      board[square] = static_cast<char>('1' + digit);
      mark(square, digit, true);
      if (from(square + 1)) return true;
      mark(square, digit, false);
    }
    board[square] = '.';
    return false;
  }
};

}  // namespace

bool solve(Board& board) {
  Search search{board};
  for (std::size_t square = 0; square < 81; ++square) {
    if (board[square] != '.')
      search.mark(square, static_cast<std::size_t>(board[square] - '1'), true);
  }
  return search.from(0);
}

}  // namespace rungs::tables
