#pragma once

#include <cstddef>
#include <deque>
#include <iosfwd>
#include <judge/attempt/attempt.h>
#include <judge/counts.h>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <kata/letter_grid.h>
#include <kata/path.h>

namespace kata::judge {

/// One call of a word search, replayed from its journal on a path of the judge's own.
struct PathRun {
  std::shared_ptr<const Attempt> attempt;
  std::size_t call = 0;   ///< which call of the attempt, from 0
  bool returned = false;  ///< false: see the attempt's outcome
  bool answer = false;    ///< what the function returned
  std::shared_ptr<const LetterGrid> grid;
  std::string word;
  std::vector<Event> events;  ///< choices and undos, in order
  std::vector<Cell> path;     ///< after the last event
  Counts counts;
  std::string fault;  ///< why the journal is none that a search writes; empty when it is one
};

/// Replays a call whose arguments are the grid and the word.
PathRun replay_path(const std::shared_ptr<const Attempt>& attempt, std::size_t call);

/// Keeps a path in step with events, one at a time. Every event is checked: it may come from
/// anywhere.
class PathReplay {
 public:
  PathReplay(const LetterGrid& grid, std::size_t word_length);

  /// Applies one event. Returns why no search can have written it, or nothing.
  std::optional<std::string> apply(const Event& event);

  const std::deque<Cell>& path() const noexcept { return path_; }
  const Counts& counts() const noexcept { return counts_; }

 private:
  std::optional<std::string> take_off(Cell cell, bool at_front);

  const LetterGrid& grid_;
  std::size_t word_length_;
  std::deque<Cell> path_;
  Counts counts_;
  std::optional<Cell> last_step_;  // where the previous event stepped, if it was a step
};

std::ostream& operator<<(std::ostream& out, const PathRun& run);

}  // namespace kata::judge
