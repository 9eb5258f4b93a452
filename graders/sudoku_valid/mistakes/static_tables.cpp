// Mistake: the tables are static and keep what the board before has left in them
// Says: something is kept between calls, in a global or static variable.
// Says: does the same when it is called again
// Says: is_valid returned false, but no digit stands twice
#include "sudoku_valid.h"

static unsigned rows[9], columns[9], boxes[9];

bool is_valid(const kata::Board& board) {
  for (int r = 0; r < 9; ++r) {
    for (int c = 0; c < 9; ++c) {
      if (board[r][c] == '.') continue;
      unsigned bit = 1u << (board[r][c] - '0');
      unsigned& box = boxes[r / 3 * 3 + c / 3];
      if ((rows[r] | columns[c] | box) & bit) return false;
      rows[r] |= bit;
      columns[c] |= bit;
      box |= bit;
    }
  }
  return true;
}
