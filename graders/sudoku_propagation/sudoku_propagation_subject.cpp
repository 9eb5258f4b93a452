#include <subject/on_board.h>

#include "sudoku_propagation.h"

void kata::subject::run_call(const Call& call, Journal& journal) {
  on_board(call, journal, [](Board& board) { return solve_propagating(board); });
}
