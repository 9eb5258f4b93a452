#include <subject/on_chessboard.h>

#include "queens_fewest_first.h"

void kata::subject::run_call(const Call& call, Journal& journal) {
  on_chessboard(call, journal, [](Chessboard& board) { return place_queens_fewest_first(board); });
}
