// Variant: lifts every given for a moment to check that it fits
#include "sudoku_naive.h"

namespace {

bool fits(const kata::Board& board, int r, int c, char digit) {
  for (int i = 0; i < 9; ++i) {
    if (board[r][i] == digit || board[i][c] == digit) return false;
    if (board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == digit) return false;
  }
  return true;
}

bool givens_are_fine(kata::Board& board) {
  for (int r = 0; r < 9; ++r) {
    for (int c = 0; c < 9; ++c) {
      const char digit = board[r][c];
      if (digit == '.') continue;
      board[r][c] = '.';
      const bool fine = fits(board, r, c, digit);
      board[r][c] = digit;
      if (!fine) return false;
    }
  }
  return true;
}

bool search(kata::Board& board) {
  for (int r = 0; r < 9; ++r) {
    for (int c = 0; c < 9; ++c) {
      if (board[r][c] != '.') continue;
      for (char digit = '1'; digit <= '9'; ++digit) {
        if (!fits(board, r, c, digit)) continue;
        board[r][c] = digit;
        if (search(board)) return true;
        board[r][c] = '.';
      }
      return false;
    }
  }
  return true;
}

}  // namespace

bool solve_naive(kata::Board& board) {
  return givens_are_fine(board) && search(board);
}
