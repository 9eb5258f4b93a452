// Mistake: solves the board by backtracking, where only forced squares were asked for
// Says: that is a guess.
// Says: Forced is a square on which exactly one digit fits.
#include "sudoku_candidates.h"

std::string candidates(const kata::Board& board, int row, int column) {
  std::string digits;
  if (board[row][column] != '.') return digits;
  for (char digit = '1'; digit <= '9'; ++digit) {
    bool fits = true;
    for (int i = 0; i < 9; ++i) {
      if (board[row][i] == digit || board[i][column] == digit) fits = false;
      if (board[row / 3 * 3 + i / 3][column / 3 * 3 + i % 3] == digit) fits = false;
    }
    if (fits) digits += digit;
  }
  return digits;
}

static bool solve(kata::Board& board, int& placed) {
  for (int row = 0; row < 9; ++row) {
    for (int column = 0; column < 9; ++column) {
      if (board[row][column] != '.') continue;
      for (const char digit : candidates(board, row, column)) {
        board[row][column] = digit;
        ++placed;
        if (solve(board, placed)) return true;
        board[row][column] = '.';
        --placed;
      }
      return false;
    }
  }
  return true;
}

int place_forced(kata::Board& board) {
  int placed = 0;
  solve(board, placed);
  return placed;
}
