#pragma once

#include <cstddef>
#include <deque>
#include <optional>
#include <replay/recording.h>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <kata/event.h>
#include <kata/grid.h>

namespace kata::replay {

/// What a search did so far.
struct Counts {
  int placements = 0;
  int undone = 0;
  int dead_ends = 0;

  friend bool operator==(const Counts&, const Counts&) = default;
};

/// A Sudoku board while it is searched.
struct BoardState {
  Grid givens;
  Grid grid;
};

/// A chessboard while it is searched: the queen's column of each row, or -1.
struct ChessboardState {
  std::vector<int> columns;
};

/// The squares a path covers so far, from its front to its back; rows and columns count from 0.
struct PathState {
  struct Cell {
    int row = 0;
    int column = 0;

    friend bool operator==(const Cell&, const Cell&) = default;
  };

  WordOnGrid task;
  std::deque<Cell> cells;
};

/// The numbers in a sequence so far.
struct SequenceState {
  std::vector<int> numbers;
  std::vector<int> order;
};

/// Keeps a state in step with the events of a recording, one at a time.
class Playback {
 public:
  using State = std::variant<BoardState, ChessboardState, PathState, SequenceState>;

  /// Throws std::invalid_argument for a start that no player can draw.
  explicit Playback(const Start& start);

  /// Applies one event. Returns why no search can have written it, and then changes nothing; or
  /// nothing. Events may come from anywhere.
  std::optional<std::string_view> apply(const Event& event);

  const State& state() const noexcept { return state_; }
  const Counts& counts() const noexcept { return counts_; }
  /// How many places are still empty: squares, rows, letters or numbers.
  int left() const noexcept { return left_; }
  /// Whether the event applied last was a dead end.
  bool at_dead_end() const noexcept { return at_dead_end_; }

 private:
  State state_;
  Counts counts_;
  int left_ = 0;
  bool at_dead_end_ = false;
  std::optional<Event> last_placement_;  // the previous event, if it was a placement
};

/// How many events from the first one on can be applied, and why the next one cannot.
struct Playable {
  std::size_t events = 0;
  std::string_view fault;  ///< empty: all of them can
};

Playable playable(const Start& start, std::span<const Event> events);

}  // namespace kata::replay
