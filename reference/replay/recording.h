#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include <kata/event.h>
#include <kata/grid.h>

namespace kata::replay {

/// An empty chessboard for one queen to a row.
struct EmptyChessboard {
  int size = 8;
};

/// A word to spell along neighbouring squares of a grid. Every byte is a letter; all rows have the
/// same length.
struct WordOnGrid {
  std::vector<std::string> rows;
  std::string word;
};

/// Numbers to put in order.
struct NumbersToOrder {
  std::vector<int> numbers;
};

/// What a search starts from: the givens of a Sudoku board, or one of the other exercises' states.
using Start = std::variant<Grid, EmptyChessboard, WordOnGrid, NumbersToOrder>;

/// Where a search first went another way than its exercise asks for.
struct Difference {
  std::size_t event = 0;          ///< counts from 0; events.size(): the search ended too early
  std::optional<Event> expected;  ///< one step that would do; nothing: none would, or any
  std::string explanation;        ///< a sentence for people, or empty
};

/// A search as its journal tells it, and what a player needs to show it.
struct Recording {
  std::string exercise;       ///< "sudoku_naive"
  std::string label;          ///< whose search this is: "Your search"
  Start start = Grid();       ///< the state before the first event
  std::vector<Event> events;  ///< choices and undos, in order; need not be trustworthy
  bool returned = true;       ///< false: the search was cut off
  std::string ending;         ///< how it ended, in a sentence for people, or empty
  std::optional<Difference> first_difference;
};

}  // namespace kata::replay
