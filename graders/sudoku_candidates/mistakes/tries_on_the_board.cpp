// Mistake: finds out what fits by putting digits on the board and taking them off again
// Says: It is taken off again later, but nothing is tried here
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

static bool clashes(const kata::Board& board, int row, int column) {
  for (int r = 0; r < 9; ++r) {
    for (int c = 0; c < 9; ++c) {
      if (r == row && c == column) continue;
      if (r != row && c != column && (r / 3 != row / 3 || c / 3 != column / 3)) continue;
      if (board[r][c] == board[row][column]) return true;
    }
  }
  return false;
}

int place_forced(kata::Board& board) {
  int placed = 0;
  for (int i = 0; i < 81; ++i) {
    const int row = i / 9, column = i % 9;
    if (board[row][column] != '.') continue;
    int fitting = 0;
    char last = '.';
    for (char digit = '1'; digit <= '9'; ++digit) {
      board[row][column] = digit;
      if (!clashes(board, row, column)) {
        ++fitting;
        last = digit;
      }
      board[row][column] = '.';
    }
    if (fitting != 1) continue;
    board[row][column] = last;
    ++placed;
    i = -1;
  }
  return placed;
}
