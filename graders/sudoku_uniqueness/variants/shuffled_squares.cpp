// Variant: fills the squares in an order drawn at random, digits from 9 to 1
#include <algorithm>
#include <random>
#include <utility>
#include <vector>

#include "sudoku_uniqueness.h"

namespace {

using Squares = std::vector<std::pair<int, int>>;

bool fits(const kata::Board& board, int row, int column, char digit) {
  for (int i = 0; i < 9; ++i) {
    if (board[row][i] == digit || board[i][column] == digit) return false;
    if (board[row / 3 * 3 + i / 3][column / 3 * 3 + i % 3] == digit) return false;
  }
  return true;
}

void count(kata::Board& board, const Squares& squares, std::size_t next, int limit, int& found) {
  if (next == squares.size()) {
    ++found;
    return;
  }
  const auto [row, column] = squares[next];
  for (char digit = '9'; digit >= '1' && found < limit; --digit) {
    if (!fits(board, row, column, digit)) continue;
    board[row][column] = digit;
    count(board, squares, next + 1, limit, found);
    board[row][column] = '.';
  }
}

}  // namespace

int count_solutions(kata::Board& board, int limit) {
  static std::mt19937 random(2024);
  Squares squares;
  for (int row = 0; row < 9; ++row) {
    for (int column = 0; column < 9; ++column) {
      if (board[row][column] == '.') squares.emplace_back(row, column);
    }
  }
  std::shuffle(squares.begin(), squares.end(), random);
  int found = 0;
  count(board, squares, 0, limit, found);
  return found;
}
