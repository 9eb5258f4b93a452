// Variant: leaves the recursion with an exception when the board is full
#include <stdexcept>

#include "sudoku_mrv.h"

namespace {

struct Finished : std::exception {};

bool fits(const kata::Board& board, int row, int column, char digit) {
  for (int i = 0; i < 9; ++i) {
    if (board[row][i] == digit || board[i][column] == digit) return false;
    if (board[row / 3 * 3 + i / 3][column / 3 * 3 + i % 3] == digit) return false;
  }
  return true;
}

void search(kata::Board& board) {
  int fewest = 10, row = 0, column = 0;
  for (int r = 0; r < 9; ++r) {
    for (int c = 0; c < 9; ++c) {
      if (board[r][c] != '.') continue;
      int count = 0;
      for (char digit = '1'; digit <= '9'; ++digit) count += fits(board, r, c, digit);
      if (count < fewest) {
        fewest = count;
        row = r;
        column = c;
      }
    }
  }
  if (fewest == 10) throw Finished();
  for (char digit = '1'; digit <= '9'; ++digit) {
    if (!fits(board, row, column, digit)) continue;
    board[row][column] = digit;
    search(board);
    board[row][column] = '.';
  }
}

}  // namespace

bool solve_mrv(kata::Board& board) {
  try {
    search(board);
    return false;
  } catch (const Finished&) {
    return true;
  }
}
