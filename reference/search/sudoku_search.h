#pragma once

#include <cstddef>
#include <optional>
#include <search/sudoku_method.h>
#include <span>
#include <vector>

#include <kata/event.h>
#include <kata/grid.h>

namespace kata::search {

/// Which digits fit on a square, as the rules see the grid: a set over 1..size as bits 0..size-1.
using Candidates = unsigned;

/// The digits that the row, the column and the box of a square leave free. Empty for a filled
/// square.
Candidates candidates(const Grid& grid, Position square);

/// How many digits are in the set.
int count(Candidates candidates);

/// What a search did.
struct Trace {
  std::vector<Event> events;
  bool solved = false;
  bool complete = true;  ///< false: cut off at the given number of events
};

/// Searches in the given way and tells every choice and undo. Ends after `most_events`.
Trace search(const Grid& grid, const Method& method, std::size_t most_events = 2'000'000);

/// Searches the way the articles' programs do, which differ in the order of squares.
Trace search(const Grid& grid, SquareOrder order, std::size_t most_events = 2'000'000);

/// Whether a search in the given way may have made these choices and undos, and nothing beyond
/// them. Where several squares are as good as each other, the events decide which it took.
/// `answer` is what it returned; without one, the search was cut off.
bool could_be(const Method& method, const Grid& grid, std::span<const Event> events,
              std::optional<bool> answer);

/// The number of solutions of a grid, counted up to `limit`.
int count_solutions(const Grid& grid, int limit);

}  // namespace kata::search
