#pragma once

#include <cstddef>
#include <optional>
#include <problems/picture.h>
#include <problems/problem.h>
#include <string>
#include <vector>

#include <kata/event.h>

namespace kata::judge {

// The first square of a drawing stands in square brackets, the second in round ones.
inline constexpr problems::Brackets first_mark = "[]";
inline constexpr problems::Brackets second_mark = "()";

/// A step that no search should make that does as its exercise asks.
struct WrongStep {
  std::size_t event = 0;  ///< which of steps_of(run), from 0; their number: the search ends there
  problems::State before = problems::State(0);  ///< the state before the step
  std::vector<problems::Mark> marks;
  std::string words;                   ///< what the search does there, and why it should not
  std::optional<Event> expected = {};  ///< what it could do there instead
};

}  // namespace kata::judge
