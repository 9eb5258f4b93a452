#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <problems/problem.h>
#include <string>
#include <vector>

#include <kata/event.h>

namespace kata::replay {

/// Where a search first went another way than its exercise asks for.
struct Difference {
  std::size_t event = 0;          ///< counts from 0; events.size(): the search ended too early
  std::optional<Event> expected;  ///< one step that would do; nothing: none would, or any
  std::string explanation;        ///< a sentence for people, or empty
};

/// A search as its journal tells it, and what a player needs to show it.
struct Recording {
  std::string exercise;                              ///< "sudoku_naive"
  std::string label;                                 ///< whose search this is: "Your search"
  std::shared_ptr<const problems::Problem> problem;  ///< what was searched; never nothing
  std::vector<Event> events;  ///< choices and undos, in order; need not be trustworthy
  bool returned = true;       ///< false: the search was cut off
  std::string ending;         ///< how it ended, in a sentence for people, or empty
  std::string check;          ///< the check that it failed, as a sentence, or empty
  std::string message;        ///< why it failed: paragraphs with an empty line between, or empty
  std::optional<Difference> first_difference;
};

}  // namespace kata::replay
