#pragma once

#include <cstddef>
#include <limits>
#include <optional>
#include <vector>

#include <kata/arrangement.h>
#include <kata/event.h>

namespace kata::search {

/// The line that joins two squares of different rows, if one does: queens on them attack each
/// other.
enum class Line { column, diagonal };
std::optional<Line> line_between(int row, int column, int other_row, int other_column);

/// The first row whose queen attacks the square (row, column), from the top; the row's own queen
/// does not count.
std::optional<int> attacker(const Arrangement& queens, int row, int column);

/// The columns of a row that no queen of another row attacks, in ascending order.
std::vector<int> safe_columns(const Arrangement& queens, int row);

/// Which row without a queen a search fills next.
enum class RowOrder {
  top_to_bottom,  ///< the first one: part 1's challenge
  fewest_safe,    ///< one with the fewest safe squares, the topmost of several: part 2's challenge
};

/// How a search goes about it. The default is the plain one.
struct QueensPlan {
  RowOrder order = RowOrder::top_to_bottom;
  bool looks_ahead = false;     ///< goes back once some row has no safe square left
  bool places_to_test = false;  ///< puts the queen down first, and lifts it when it is attacked
  int most_arrangements = 1;    ///< ends after as many
  std::size_t most_events = 2'000'000;

  static constexpr int all = std::numeric_limits<int>::max();
};

/// What a search did.
struct QueensTrace {
  std::vector<Event> events;
  int arrangements = 0;
  bool complete = true;  ///< false: cut off at most_events
};

/// Searches an empty chessboard, columns in ascending order, and tells every choice and undo. The
/// queens of the last arrangement stay, if the search was to end there.
QueensTrace search_queens(int size, const QueensPlan& plan = {});

}  // namespace kata::search
