#include <string>
#include <subject/on_board.h>

#include "sudoku_uniqueness.h"

void kata::subject::run_call(const Call& call, Journal& journal) {
  const int limit = std::stoi(call.arguments.at(1));
  on_board(call, journal, [limit](Board& board) { return count_solutions(board, limit); });
}
