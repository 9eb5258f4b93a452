// Mistake: the character itself is used as an index, 49 and more for an array of ten
// Says: used an index outside an array
#include "sudoku_valid.h"

bool is_valid(const kata::Board& board) {
  bool rows[9][10] = {};
  bool columns[9][10] = {};
  bool boxes[9][10] = {};
  for (int r = 0; r < 9; ++r) {
    for (int c = 0; c < 9; ++c) {
      int d = board[r][c];
      if (d == '.') continue;
      int b = r / 3 * 3 + c / 3;
      if (rows[r][d] || columns[c][d] || boxes[b][d]) return false;
      rows[r][d] = true;
      columns[c][d] = true;
      boxes[b][d] = true;
    }
  }
  return true;
}
