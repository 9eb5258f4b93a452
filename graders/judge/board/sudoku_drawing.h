#pragma once

#include <search/sudoku_method.h>
#include <span>
#include <string>

#include <kata/grid.h>

namespace kata::judge {

/// A square to point at in a drawing: its brackets are "[]" or "()".
struct Mark {
  search::Position square;
  std::string_view brackets;
};

/// A board of nine lines, some of its squares in brackets, with a text in the margin to its right.
/// With the indent of a message it fits into 80 columns.
std::string draw(const Grid& grid, std::span<const Mark> marks, const std::string& text);

}  // namespace kata::judge
