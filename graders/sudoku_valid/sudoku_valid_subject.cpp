#include <subject/on_board.h>

#include "sudoku_valid.h"

void kata::subject::run_call(const Call& call, Journal& journal) {
  on_board(call, journal, [](const Board& board) { return is_valid(board); });
}
