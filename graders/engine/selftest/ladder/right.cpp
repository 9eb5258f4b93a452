// Solves: fewest first, with a walk along row, column and box for each count.
#include "sudoku_fast.h"

namespace {

bool fits(const std::array<char, 81>& board, std::size_t square, char digit) {
  for (std::size_t i = 0; i < 9; ++i) {
    if (board[square / 9 * 9 + i] == digit || board[9 * i + square % 9] == digit) return false;
    if (board[square / 27 * 27 + square % 9 / 3 * 3 + i / 3 * 9 + i % 3] == digit) return false;
  }
  return true;
}

}  // namespace

bool solve_fast(std::array<char, 81>& board) {
  std::size_t best = 81;
  int fewest = 10;
  for (std::size_t square = 0; square < 81 && fewest > 1; ++square) {
    if (board[square] != '.') continue;
    int count = 0;
    for (char digit = '1'; digit <= '9'; ++digit) count += fits(board, square, digit) ? 1 : 0;
    if (count < fewest) {
      fewest = count;
      best = square;
    }
  }
  if (best == 81) return true;
  for (char digit = '1'; digit <= '9'; ++digit) {
    if (!fits(board, best, digit)) continue;
    board[best] = digit;
    if (solve_fast(board)) return true;
    board[best] = '.';
  }
  return false;
}
