#pragma once

#include <cstddef>
#include <iosfwd>
#include <judge/attempt/attempt.h>
#include <judge/counts.h>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <kata/grid.h>

namespace kata::judge {

/// What a function of a board returns.
enum class Returns { number, text };

/// One call of a Sudoku solver, replayed from its journal on a board of the judge's own.
struct SudokuRun {
  std::shared_ptr<const Attempt> attempt;
  std::string function = "the function";  ///< the function called, as soon as it was
  std::size_t call = 0;                   ///< which call of the attempt, from 0
  bool is_last_call = true;               ///< the attempt ended in this call, if it did not finish
  bool returned = false;                  ///< false: see the attempt's outcome
  Returns returns = Returns::number;
  std::int32_t answer = 0;  ///< what the function returned: 1 for true, 0 for false, or a number
  std::string text;         ///< what the function returned, where it returns text
  Grid givens;
  Grid result;                ///< the board after the last event
  std::vector<Event> events;  ///< choices and undos, in order
  Counts counts;
  std::int32_t squares_read = 0;
  std::string fault;  ///< why the journal is none that a search writes; empty when it is one
};

/// Replays a call whose first argument is the board.
SudokuRun replay_sudoku(const std::shared_ptr<const Attempt>& attempt, std::size_t call,
                        Returns returns = Returns::number);

/// A search's choices and undos. Givens that were lifted and put back, say to check that they fit,
/// are no part of it.
std::vector<Event> steps_of(const SudokuRun& run);

/// Keeps a grid in step with events, one at a time. Every event is checked: it may come from
/// anywhere.
class SudokuReplay {
 public:
  explicit SudokuReplay(Grid givens);

  /// Applies one event. Returns why no search can have written it, or nothing.
  std::optional<std::string> apply(const Event& event);

  const Grid& grid() const noexcept { return grid_; }
  const Counts& counts() const noexcept { return counts_; }
  int empty_squares() const noexcept { return empty_; }

 private:
  bool is_square(const Event& event) const;
  bool is_digit(char digit) const;

  Grid givens_;
  Grid grid_;
  Counts counts_;
  int empty_;
  std::optional<Event> last_placement_;  // the previous event, if it was a placement
};

std::ostream& operator<<(std::ostream& out, const SudokuRun& run);

}  // namespace kata::judge
