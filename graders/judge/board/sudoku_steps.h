#pragma once

#include <judge/board/sudoku_drawing.h>
#include <judge/board/sudoku_run.h>
#include <optional>
#include <string>
#include <vector>

namespace kata::judge {

/// A step that an article's program would not make.
struct WrongStep {
  Grid board;  ///< as it was before the step
  std::vector<Mark> marks;
  std::string words;                   ///< what the search does there, and why it should not
  std::optional<Event> expected = {};  ///< what the article's program could do there instead
  std::size_t step = 0;  ///< which of steps_of(run), from 0; their number: the search ends there
};

/// The first step that differs from those of part 1's program, every one of which is prescribed.
std::optional<WrongStep> leaves_reading_order(const SudokuRun& run);

/// The first placement on a square that is not the most constrained one: others have fewer
/// candidates, and it has more than one.
std::optional<WrongStep> leaves_most_constrained(const SudokuRun& run);

/// The first step of a search with the fewest candidates first that leads astray: a digit that
/// breaks a rule, a square that is not the most constrained one, digits given up before they were
/// tried, an undo of the full board. Ties may be broken in any way.
std::optional<WrongStep> leaves_fewest_first(const SudokuRun& run);

}  // namespace kata::judge
