#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include <kata/event.h>
#include <kata/grid.h>

namespace kata::search {

/// A square of a grid; rows and columns count from 0.
struct Position {
  int row = 0;
  int column = 0;

  friend bool operator==(const Position&, const Position&) = default;
};

/// Which digits fit on a square, as the rules see the grid: a set over 1..size as bits 0..size-1.
using Candidates = unsigned;

/// The digits that the row, the column and the box of a square leave free. Empty for a filled
/// square.
Candidates candidates(const Grid& grid, Position square);

/// How many digits are in the set.
int count(Candidates candidates);

/// Which empty square a search fills next.
enum class SquareOrder {
  reading,            ///< the first empty one, along the rows: part 1 of the articles
  fewest_candidates,  ///< a most constrained one; the scan ends at a single candidate: part 2
};

/// What a search did.
struct Trace {
  std::vector<Event> events;
  bool solved = false;
  bool complete = true;  ///< false: cut off at the given number of events
};

/// Searches the way the articles' programs do, digits in ascending order, and tells every choice
/// and undo. Ends after `most_events`.
Trace search(const Grid& grid, SquareOrder order, std::size_t most_events = 2'000'000);

/// The number of solutions of a grid, counted up to `limit`.
int count_solutions(const Grid& grid, int limit);

}  // namespace kata::search
