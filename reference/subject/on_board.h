#pragma once

#include <cstdint>
#include <subject/runner.h>

#include <kata/board.h>
#include <kata/grid.h>

namespace kata::subject {

/// Calls `function(board)` on the board that the call's first argument shows, and records what the
/// function returned, every digit that then stands, and how many squares it looked at.
template <class Function>
void on_board(const Call& call, Journal& journal, Function function) {
  Board board(parse_grid(call.arguments.at(0)), &journal);
  squares_read = 0;
  const auto result = function(board);
  const std::uint64_t reads = squares_read;
  answer(journal, result);
  const Grid grid = board.grid();
  for (int row = 0; row < grid.size(); ++row) {
    for (int column = 0; column < grid.size(); ++column) {
      const char digit = grid.at(row, column);
      if (digit != '.') stands(journal, digit, row, column);
    }
  }
  returned(journal, reads);
}

}  // namespace kata::subject
