// Slow.
// Hostile: fills the journal
// Says: was stopped after
#include "sudoku_naive.h"

bool solve_naive(kata::Board& board) {
  while (true) {
    for (int i = 0; i < 81; ++i) {
      if (board[i / 9][i % 9] != '.') continue;
      board[i / 9][i % 9] = '1';
      board[i / 9][i % 9] = '.';
    }
    if (board[0][0] == 'x') return false;
  }
}
