// Mistake: the flags are indexed by the digit itself, and there are nine of them: no room for 9
// Says: used an index outside an array
#include "sudoku_valid.h"

static bool different(const char squares[9]) {
  bool seen[9] = {};
  for (int i = 0; i < 9; ++i) {
    if (squares[i] == '.') continue;
    int digit = squares[i] - '0';
    if (seen[digit]) return false;
    seen[digit] = true;
  }
  return true;
}

bool is_valid(const kata::Board& board) {
  for (int i = 0; i < 9; ++i) {
    char row[9], column[9], box[9];
    for (int j = 0; j < 9; ++j) {
      row[j] = board[i][j];
      column[j] = board[j][i];
      box[j] = board[i / 3 * 3 + j / 3][i % 3 * 3 + j % 3];
    }
    if (!different(row) || !different(column) || !different(box)) return false;
  }
  return true;
}
