// Variant: auto& squares, iterators and standard algorithms
#include <algorithm>
#include <iterator>
#include <utility>

#include "sudoku_naive.h"

namespace {

bool clashes(const kata::Board& board, int row, int column, char digit) {
  const auto is_digit = [digit](char other) { return other == digit; };
  const auto in_box = [&](int i) {
    return board[row / 3 * 3 + i / 3][column / 3 * 3 + i % 3] == digit;
  };
  const int indices[] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
  return std::any_of(board[row].begin(), board[row].end(), is_digit) ||
         std::any_of(board.begin(), board.end(),
                     [&](const kata::Row& line) { return line[column] == digit; }) ||
         std::any_of(std::begin(indices), std::end(indices), in_box);
}

}  // namespace

bool solve_naive(kata::Board& board) {
  int row = 0;
  for (auto& line : board) {
    int column = 0;
    for (auto& square : line) {
      if (square == '.') {
        for (char digit = '1'; digit <= '9'; ++digit) {
          if (clashes(board, row, column, digit)) continue;
          auto before = std::exchange(square, digit);
          if (solve_naive(board)) return true;
          square = before;
        }
        return false;
      }
      ++column;
    }
    ++row;
  }
  return true;
}
