#pragma once

#include <cstdint>
#include <string>
#include <subject/runner.h>

#include <kata/chessboard.h>

namespace kata::subject {

/// Calls `function(board)` on an empty chessboard of the size that is the call's first argument,
/// and records what the function returned and where the queens then stand.
template <class Function>
void on_chessboard(const Call& call, Journal& journal, Function function) {
  Chessboard board(std::stoi(call.arguments.at(0)), &journal);
  const auto result = function(board);
  answer(journal, static_cast<std::int32_t>(result));
  for (int row = 0; row < board.size(); ++row) {
    if (board[row] != none) stands(journal, 0, row, board[row]);
  }
  returned(journal, 0);
}

}  // namespace kata::subject
