// Mistake: asks that each digit stands exactly once, which only a full board can satisfy
// Says: this is a function that calls no board valid that has an empty square.
// Says: is_valid returned false, but no digit stands twice
// Says: It is empty
#include "sudoku_valid.h"

bool is_valid(const kata::Board& board) {
  for (int i = 0; i < 9; ++i) {
    for (char digit = '1'; digit <= '9'; ++digit) {
      int in_row = 0, in_column = 0, in_box = 0;
      for (int j = 0; j < 9; ++j) {
        in_row += board[i][j] == digit;
        in_column += board[j][i] == digit;
        in_box += board[i / 3 * 3 + j / 3][i % 3 * 3 + j % 3] == digit;
      }
      if (in_row != 1 || in_column != 1 || in_box != 1) return false;
    }
  }
  return true;
}
