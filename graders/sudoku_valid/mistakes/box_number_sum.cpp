// Mistake: boxes are numbered row / 3 + column / 3, which gives only five of them
// Says: this is a function that numbers the boxes row / 3 + column / 3, so that several share a number.
// Says: is_valid returned false, but no digit stands twice
// Says: nine rows, nine columns and nine boxes
#include <array>

#include "sudoku_valid.h"

bool is_valid(const kata::Board& board) {
  std::array<std::array<bool, 9>, 9> rows{};
  std::array<std::array<bool, 9>, 9> columns{};
  std::array<std::array<bool, 9>, 9> boxes{};
  for (int r = 0; r < 9; ++r) {
    for (int c = 0; c < 9; ++c) {
      if (board[r][c] == '.') continue;
      const int d = board[r][c] - '1';
      const int b = r / 3 + c / 3;
      if (rows[r][d] || columns[c][d] || boxes[b][d]) return false;
      rows[r][d] = columns[c][d] = boxes[b][d] = true;
    }
  }
  return true;
}
