#pragma once

#include <string_view>
#include <subject/runner.h>

#include <kata/letter_grid.h>
#include <kata/path.h>

namespace kata::subject {

/// Calls `function(grid, word, path)` on the grid and the word that the call's two arguments show,
/// with an empty path, and records what the function returned and the path it left.
template <class Function>
void on_path(const Call& call, Journal& journal, Function function) {
  const LetterGrid grid(call.arguments.at(0));
  Path path(grid, &journal);
  const bool found = function(grid, std::string_view(call.arguments.at(1)), path);
  answer(journal, found ? 1 : 0);
  for (const Cell& cell : path) stands(journal, 0, cell.row, cell.column);
  returned(journal, 0);
}

}  // namespace kata::subject
