#pragma once

#include <subject/runner.h>

#include <kata/board.h>
#include <kata/grid.h>

namespace kata::subject {

/// Calls `function(board)` on the board that the call's first argument shows, and records what the
/// function returned, every square as it then stands, and how many squares it looked at.
template <class Function>
void on_board(const Call& call, Journal& journal, Function function) {
  Board board(parse_grid(call.arguments.at(0)), &journal);
  squares_read = 0;
  const auto result = function(board);
  const std::uint64_t reads = squares_read;
  answer(journal, result);
  const Grid grid = board.grid();
  for (const char square : grid.line()) journal.append({EventKind::final_square, square, 0, 0});
  returned(journal, reads);
}

}  // namespace kata::subject
