// Variant: column by column, digits 9 to 1, true means "enough"
#include "sudoku_uniqueness.h"

static bool fits(const kata::Board& board, int r, int c, char digit) {
  for (int i = 0; i < 9; ++i) {
    if (board[r][i] == digit || board[i][c] == digit) return false;
    if (board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == digit) return false;
  }
  return true;
}

namespace {

struct Counter {
  kata::Board& board;
  int limit;
  int found = 0;

  bool enough(int square) {
    if (square == 81) return ++found == limit;
    const int r = square % 9;
    const int c = square / 9;
    if (board[r][c] != '.') return enough(square + 1);
    for (char d = '9'; d >= '1'; --d) {
      if (!fits(board, r, c, d)) continue;
      board[r][c] = d;
      const bool stop = enough(square + 1);
      board[r][c] = '.';
      if (stop) return true;
    }
    return false;
  }
};

}  // namespace

int count_solutions(kata::Board& board, int limit) {
  Counter counter{board, limit};
  counter.enough(0);
  return counter.found;
}
