#include "sudoku_valid.h"

#include <array>
#include <cstddef>

namespace {

/// A set of digits: bit 0 stands for '1', bit 8 for '9'.
using Digits = unsigned;

/// Adds a digit to a row's, a column's or a box's set; false when it is there already.
bool add(Digits& used, Digits digit) {
  const bool is_new = (used & digit) == 0;
  used |= digit;
  return is_new;
}

}  // namespace

bool is_valid(const kata::Board& board) {
  // The three tables: which digits each row, column and box has shown so far.
  std::array<Digits, 9> rows{};
  std::array<Digits, 9> columns{};
  std::array<Digits, 9> boxes{};

  // One pass. Each square is looked at once and asks its three sets.
  for (std::size_t row = 0; row < 9; ++row) {
    for (std::size_t column = 0; column < 9; ++column) {
      const char digit = board[static_cast<int>(row)][static_cast<int>(column)];
      if (digit == '.') continue;  // an empty square clashes with nothing
      const Digits bit = 1u << (digit - '1');
      const std::size_t box = row / 3 * 3 + column / 3;
      if (!add(rows[row], bit) || !add(columns[column], bit) || !add(boxes[box], bit)) return false;
    }
  }
  return true;
}
