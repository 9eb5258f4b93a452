// Mistake: fails an assert of its own
// Says: failed an assert of its own (sudoku_naive.cpp, line
// Says: board_is_full
#include <cassert>

#include "sudoku_naive.h"

bool solve_naive(kata::Board& board) {
  const bool board_is_full = board[0][2] != '.';
  assert(board_is_full);
  return board_is_full;
}
