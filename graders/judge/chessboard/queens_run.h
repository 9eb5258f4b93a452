#pragma once

#include <cstddef>
#include <iosfwd>
#include <judge/attempt/attempt.h>
#include <judge/counts.h>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <kata/arrangement.h>

namespace kata::judge {

/// One call of a function that gets a chessboard, replayed from its journal on a board of the
/// judge's own.
struct QueensRun {
  std::shared_ptr<const Attempt> attempt;
  bool returned = false;      ///< false: see the attempt's outcome
  std::int32_t answer = 0;    ///< what the function returned
  int size = 0;               ///< rows of the board
  Arrangement result;         ///< the queens after the last event
  std::vector<Event> events;  ///< choices and undos, in order
  Counts counts;
  std::string fault;  ///< why the journal is none that a search writes; empty when it is one
};

/// Replays a call whose first argument is the size of the board.
QueensRun replay_queens(const std::shared_ptr<const Attempt>& attempt, std::size_t call);

/// Keeps a chessboard in step with events, one at a time. Every event is checked: it may come from
/// anywhere.
class QueensReplay {
 public:
  explicit QueensReplay(int size);

  /// Applies one event. Returns why no search can have written it, or nothing.
  std::optional<std::string> apply(const Event& event);

  const Arrangement& queens() const noexcept { return queens_; }
  const Counts& counts() const noexcept { return counts_; }
  /// Whether every row has its queen.
  bool full() const noexcept { return standing_ == static_cast<int>(queens_.size()); }

 private:
  Arrangement queens_;
  int standing_ = 0;
  Counts counts_;
  std::optional<Event> last_placement_;  // the previous event, if it was a placement
};

std::ostream& operator<<(std::ostream& out, const QueensRun& run);

}  // namespace kata::judge
