// Mistake: on the way back it also counts givens up
// Says: solve_fast changed a given
#include "sudoku_fast.h"

static bool fits(const std::array<char, 81>& board, int square) {
  for (int i = 0; i < 81; ++i) {
    if (i == square || board[i] != board[square]) continue;
    const bool in_box = i / 27 == square / 27 && i % 9 / 3 == square % 9 / 3;
    if (in_box || i / 9 == square / 9 || i % 9 == square % 9) return false;
  }
  return true;
}

bool solve_fast(std::array<char, 81>& board) {
  int square = 0;
  while (square >= 0 && square < 81) {
    if (board[square] == '.') board[square] = '0';
    if (board[square] != '0' && fits(board, square)) {
      ++square;
      continue;
    }
    while (square >= 0 && board[square] == '9') board[square--] = '.';
    if (square >= 0) ++board[square];
  }
  return square == 81;
}
