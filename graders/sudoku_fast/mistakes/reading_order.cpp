// Mistake: part 1's order: right, and lost on a board of 17 givens
// Says: In reading order a board with few givens can take hours
#include "sudoku_fast.h"

static bool fits(const std::array<char, 81>& board, int square, char digit) {
  for (int i = 0; i < 9; ++i) {
    if (board[square / 9 * 9 + i] == digit || board[9 * i + square % 9] == digit) return false;
    if (board[square / 27 * 27 + square % 9 / 3 * 3 + i / 3 * 9 + i % 3] == digit) return false;
  }
  return true;
}

bool solve_fast(std::array<char, 81>& board) {
  for (int square = 0; square < 81; ++square) {
    if (board[square] != '.') continue;
    for (char digit = '1'; digit <= '9'; ++digit) {
      if (!fits(board, square, digit)) continue;
      board[square] = digit;
      if (solve_fast(board)) return true;
      board[square] = '.';
    }
    return false;
  }
  return true;
}
