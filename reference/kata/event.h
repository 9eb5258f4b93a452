#pragma once

#include <cstdint>

namespace kata {

/// What an instrumented state wrote into its journal.
enum class EventKind : std::uint8_t {
  unwritten = 0,    ///< a slot that was not filled
  place,            ///< a value was put on an empty place
  undo,             ///< a placed value was taken off again
  overwrite_given,  ///< something was written over a given of a Sudoku board
  push_front,       ///< a square was added at the front of a path
  pop_front,        ///< a square was taken off the front of a path
  call,             ///< the runner is about to call the student's function; value: which call
  answer,           ///< one number of what the function returned; value: the number
  final_square,     ///< what stands after the function returned, written as its placement
  returned,         ///< the function returned; nothing of this call follows
};

/// One step of a search, as it stands in the journal. Rows and columns count from 0.
///
/// | state                | row        | value         | digit     |
/// |----------------------|------------|---------------|-----------|
/// | Board                | row        | column        | the digit |
/// | Chessboard           | row        | column        | -         |
/// | Path                 | row        | column        | -         |
/// | Sequence             | -          | the number    | -         |
struct Event {
  EventKind kind = EventKind::unwritten;
  char digit = 0;
  std::uint16_t row = 0;
  std::int32_t value = 0;

  friend bool operator==(const Event&, const Event&) = default;
};

static_assert(sizeof(Event) == 8, "subject and judge share this layout");

}  // namespace kata
