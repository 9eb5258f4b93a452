// Variant: leaves the recursion with an exception when the board is full
#include "sudoku_naive.h"

namespace {

struct Solved {};

bool fits(const kata::Board& board, int row, int column, char digit) {
  for (int i = 0; i < 9; ++i) {
    if (board[row][i] == digit || board[i][column] == digit) return false;
    if (board[row / 3 * 3 + i / 3][column / 3 * 3 + i % 3] == digit) return false;
  }
  return true;
}

void search(kata::Board& board, int square) {
  if (square == 81) throw Solved{};
  const int row = square / 9;
  const int column = square % 9;
  if (board[row][column] != '.') return search(board, square + 1);
  for (char digit = '1'; digit <= '9'; ++digit) {
    if (!fits(board, row, column, digit)) continue;
    board[row][column] = digit;
    search(board, square + 1);
    board[row][column] = '.';
  }
}

}  // namespace

bool solve_naive(kata::Board& board) {
  try {
    search(board, 0);
  } catch (const Solved&) {
    return true;
  }
  return false;
}
