// Mistake: takes the board by value instead of by reference
// Does not compile
// Says: is_valid
#include "sudoku_valid.h"

bool is_valid(kata::Board board) {
  for (int r = 0; r < 9; ++r) {
    for (int c = 0; c < 9; ++c) {
      for (int i = 0; i < 9; ++i) {
        if (board[r][c] == '.') continue;
        if (i != c && board[r][i] == board[r][c]) return false;
        if (i != r && board[i][c] == board[r][c]) return false;
      }
    }
  }
  return true;
}
