#include <string>
#include <subject/on_board.h>

#include "sudoku_candidates.h"

void kata::subject::run_call(const Call& call, Journal& journal) {
  if (call.function == "place_forced") {
    on_board(call, journal, [](Board& board) { return place_forced(board); });
  } else {
    const int row = std::stoi(call.arguments.at(1));
    const int column = std::stoi(call.arguments.at(2));
    on_board(call, journal, [=](const Board& board) { return candidates(board, row, column); });
  }
}
