// Part 1's program as the article writes it: nine strings, the first empty square, and a walk along
// row, column and box for each digit.
#include <cstddef>
#include <string>
#include <vector>

#include "rungs.h"

namespace rungs::strings {
namespace {

using Rows = std::vector<std::string>;

bool fits(const Rows& board, std::size_t row, std::size_t column, char digit) {
  for (std::size_t i = 0; i < 9; ++i) {
    if (board[row][i] == digit || board[i][column] == digit) return false;
    if (board[row / 3 * 3 + i / 3][column / 3 * 3 + i % 3] == digit) return false;
  }
  return true;
}

bool search(Rows& board) {
  for (std::size_t row = 0; row < 9; ++row) {
    for (std::size_t column = 0; column < 9; ++column) {
      if (board[row][column] != '.') continue;
      for (char digit = '1'; digit <= '9'; ++digit) {
        if (!fits(board, row, column, digit)) continue;
        board[row][column] = digit;
        if (search(board)) return true;
        board[row][column] = '.';
      }
      return false;
    }
  }
  return true;
}

}  // namespace

bool solve(Board& board) {
  Rows rows;
  for (std::size_t row = 0; row < 9; ++row) rows.emplace_back(board.data() + 9 * row, 9);
  if (!search(rows)) return false;
  for (std::size_t square = 0; square < 81; ++square) board[square] = rows[square / 9][square % 9];
  return true;
}

}  // namespace rungs::strings
