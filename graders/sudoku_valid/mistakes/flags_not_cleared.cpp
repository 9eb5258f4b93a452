// Mistake: one array of flags for all rows, never cleared between them
// Says: this is a function that keeps what it has seen from one row, column or box to the next.
// Says: is_valid returned false, but no digit stands twice
// Says: Do the nine rows, nine columns and nine boxes each begin with nothing seen?
#include "sudoku_valid.h"

bool is_valid(const kata::Board& board) {
  bool seen[10] = {};
  for (int row = 0; row < 9; ++row) {
    for (int column = 0; column < 9; ++column) {
      if (board[row][column] == '.') continue;
      int digit = board[row][column] - '0';
      if (seen[digit]) return false;
      seen[digit] = true;
    }
  }
  for (int column = 0; column < 9; ++column) {
    bool used[10] = {};
    for (int row = 0; row < 9; ++row) {
      if (board[row][column] == '.') continue;
      int digit = board[row][column] - '0';
      if (used[digit]) return false;
      used[digit] = true;
    }
  }
  for (int box = 0; box < 9; ++box) {
    bool used[10] = {};
    for (int i = 0; i < 9; ++i) {
      char c = board[box / 3 * 3 + i / 3][box % 3 * 3 + i % 3];
      if (c == '.') continue;
      if (used[c - '0']) return false;
      used[c - '0'] = true;
    }
  }
  return true;
}
