#pragma once

#include <search/position.h>

#include <kata/grid.h>

namespace kata::search {

/// Which digits fit on a square, as the rules see the grid: a set over 1..size as bits 0..size-1.
using Candidates = unsigned;

/// The digits that the row, the column and the box of a square leave free. Empty for a filled
/// square.
Candidates candidates(const Grid& grid, Position square);

/// How many digits are in the set.
int count(Candidates candidates);

/// The number of solutions of a grid, counted up to `limit`. For many grids: faster than search().
int count_solutions(const Grid& grid, int limit);

}  // namespace kata::search
