#pragma once

#include <optional>
#include <search/sudoku_candidates.h>
#include <string>

#include <kata/grid.h>

namespace kata::judge {

/// Two squares that hold the same digit although a row, column or box joins them.
struct Clash {
  search::Position first;
  search::Position second;
  std::string unit;  ///< "row 3", "column 9", "box 2"; numbers from 1
};

/// The first clash of a grid: rows first, then columns, then boxes.
std::optional<Clash> find_clash(const Grid& grid);

/// What a digit would clash with on an empty square; `first` is that square.
std::optional<Clash> find_clash(const Grid& grid, search::Position square, char digit);

/// The first square in reading order for which the two grids differ.
std::optional<search::Position> first_difference(const Grid& left, const Grid& right);

/// The first empty square in reading order.
std::optional<search::Position> first_empty(const Grid& grid);

/// "row 1, column 3" for a square.
std::string name_of(search::Position square);

/// "1, 2 or 4" for a set of candidates; "nothing" for the empty one.
std::string digit_list(search::Candidates candidates);

}  // namespace kata::judge
