// Variant: the last of several equally constrained squares, digits from 9 to 1
#include <bit>

#include "sudoku_mrv.h"

namespace {

unsigned used(const kata::Board& board, int row, int column) {
  unsigned digits = 0;
  const auto add = [&](char digit) {
    if (digit != '.') digits |= 1u << (digit - '1');
  };
  for (int i = 0; i < 9; ++i) {
    add(board[row][i]);
    add(board[i][column]);
    add(board[row / 3 * 3 + i / 3][column / 3 * 3 + i % 3]);
  }
  return digits;
}

}  // namespace

bool solve_mrv(kata::Board& board) {
  int fewest = 9, row = -1, column = -1;
  for (int r = 0; r < 9; ++r) {
    for (int c = 0; c < 9; ++c) {
      if (board[r][c] != '.') continue;
      const int count = 9 - std::popcount(used(board, r, c));
      if (count <= fewest) {
        fewest = count;
        row = r;
        column = c;
      }
    }
  }
  if (row < 0) return true;
  for (char digit = '9'; digit >= '1'; --digit) {
    if (used(board, row, column) & (1u << (digit - '1'))) continue;
    board[row][column] = digit;
    if (solve_mrv(board)) return true;
    board[row][column] = '.';
  }
  return false;
}
