// Mistake: a function inside a function, as in Python
// Says: C++ has no functions inside functions
// Does not compile
#include "sudoku_mrv.h"

bool solve_mrv(kata::Board& board) {
  bool valid(int r, int c, char num) {
    for (int i = 0; i < 9; i++) {
      if (board[r][i] == num || board[i][c] == num) return false;
    }
    return true;
  }
  return valid(0, 0, '1');
}
