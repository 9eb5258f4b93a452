#include <subject/on_chessboard.h>

#include "n_queens.h"

void kata::subject::run_call(const Call& call, Journal& journal) {
  if (call.function == "count_arrangements") {
    on_chessboard(call, journal, [](Chessboard& board) { return count_arrangements(board); });
  } else {
    on_chessboard(call, journal, [](Chessboard& board) { return place_queens(board); });
  }
}
