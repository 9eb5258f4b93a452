#include <algorithm>
#include <replay/playback.h>
#include <stdexcept>
#include <utility>

namespace kata::replay {
namespace {

using Fault = std::optional<std::string_view>;

template <class... Functions>
struct Overloaded : Functions... {
  using Functions::operator()...;
};
template <class... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>;

bool is_placement(EventKind kind) {
  return kind == EventKind::place || kind == EventKind::push_front;
}

bool is_undo(EventKind kind) {
  return kind == EventKind::undo || kind == EventKind::pop_front;
}

bool same_place(const Event& one, const Event& other) {
  return one.row == other.row && one.value == other.value;
}

/// Whether a row and a column lie inside `rows` by `columns`.
bool inside(const Event& event, std::size_t rows, std::size_t columns) {
  return event.row < rows && event.value >= 0 && static_cast<std::size_t>(event.value) < columns;
}

Fault apply_to(BoardState& board, const Event& event, int& left) {
  const auto size = static_cast<std::size_t>(board.grid.size());
  if (!inside(event, size, size)) return "a square that is not on the board";
  const bool is_digit = digits_of(board.grid.size()).find(event.digit) != std::string_view::npos;
  const bool erases_given = event.kind == EventKind::overwrite_given && event.digit == '.';
  if (!is_digit && !erases_given) return "something that is no digit";

  char& square = board.grid.at(event.row, event.value);
  const bool is_given = board.givens.at(event.row, event.value) != '.';
  switch (event.kind) {
    case EventKind::place:
      if (square != '.' || is_given) return "a placement on a filled square";
      square = event.digit;
      --left;
      return std::nullopt;
    case EventKind::undo:
      if (square != event.digit || is_given) return "an undo of a digit that is not there";
      square = '.';
      ++left;
      return std::nullopt;
    case EventKind::overwrite_given:
      if (!is_given) return "a given where there is none";
      left += static_cast<int>(event.digit == '.') - static_cast<int>(square == '.');
      square = event.digit;
      return std::nullopt;
    default:
      return "an event that is none of a board's";
  }
}

Fault apply_to(ChessboardState& board, const Event& event, int& left) {
  if (!inside(event, board.columns.size(), board.columns.size())) {
    return "a square that is not on the chessboard";
  }
  int& column = board.columns[event.row];
  switch (event.kind) {
    case EventKind::place:
      if (column >= 0) return "a second queen in a row";
      column = event.value;
      --left;
      return std::nullopt;
    case EventKind::undo:
      if (column != event.value) return "an undo of a queen that is not there";
      column = -1;
      ++left;
      return std::nullopt;
    default:
      return "an event that is none of a chessboard's";
  }
}

Fault apply_to(PathState& path, const Event& event, int& left) {
  if (!inside(event, path.task.rows.size(), path.task.rows.front().size())) {
    return "a square that is not on the grid";
  }
  const PathState::Cell cell{event.row, event.value};
  switch (event.kind) {
    case EventKind::place:
      path.cells.push_back(cell);
      --left;
      return std::nullopt;
    case EventKind::push_front:
      path.cells.push_front(cell);
      --left;
      return std::nullopt;
    case EventKind::undo:
      if (path.cells.empty() || path.cells.back() != cell) return "an undo of a step not taken";
      path.cells.pop_back();
      ++left;
      return std::nullopt;
    case EventKind::pop_front:
      if (path.cells.empty() || path.cells.front() != cell) return "an undo of a step not taken";
      path.cells.pop_front();
      ++left;
      return std::nullopt;
    default:
      return "an event that is none of a path's";
  }
}

Fault apply_to(SequenceState& sequence, const Event& event, int& left) {
  switch (event.kind) {
    case EventKind::place:
      sequence.order.push_back(event.value);
      --left;
      return std::nullopt;
    case EventKind::undo:
      if (sequence.order.empty() || sequence.order.back() != event.value) {
        return "an undo of a number that is not last";
      }
      sequence.order.pop_back();
      ++left;
      return std::nullopt;
    default:
      return "an event that is none of a sequence's";
  }
}

Playback::State state_of(const Start& start) {
  return std::visit(
      Overloaded{
          [](const Grid& grid) -> Playback::State {
            return BoardState{grid, grid};
          },
          [](const EmptyChessboard& board) -> Playback::State {
            if (board.size < 0) throw std::invalid_argument("a chessboard of negative size");
            return ChessboardState{std::vector<int>(static_cast<std::size_t>(board.size), -1)};
          },
          [](const WordOnGrid& task) -> Playback::State {
            const auto ragged = [&](const std::string& row) {
              return row.empty() || row.size() != task.rows.front().size();
            };
            if (task.rows.empty() || std::any_of(task.rows.begin(), task.rows.end(), ragged)) {
              throw std::invalid_argument("a grid of letters needs rows of one length");
            }
            return PathState{task, {}};
          },
          [](const NumbersToOrder& task) -> Playback::State {
            return SequenceState{task.numbers, {}};
          },
      },
      start);
}

int places_left(const Playback::State& state) {
  return std::visit(
      Overloaded{
          [](const BoardState& board) { return board.grid.empty_squares(); },
          [](const ChessboardState& board) { return static_cast<int>(board.columns.size()); },
          [](const PathState& path) { return static_cast<int>(path.task.word.size()); },
          [](const SequenceState& sequence) { return static_cast<int>(sequence.numbers.size()); },
      },
      state);
}

}  // namespace

Playback::Playback(const Start& start) : state_(state_of(start)), left_(places_left(state_)) {}

std::optional<std::string_view> Playback::apply(const Event& event) {
  const bool was_incomplete = left_ > 0;
  const auto fault = std::visit([&](auto& state) { return apply_to(state, event, left_); }, state_);
  if (fault) return fault;

  at_dead_end_ = false;
  if (is_placement(event.kind)) {
    ++counts_.placements;
  } else if (is_undo(event.kind)) {
    ++counts_.undone;
    at_dead_end_ = was_incomplete && last_placement_ && same_place(*last_placement_, event);
    if (at_dead_end_) ++counts_.dead_ends;
  }
  last_placement_ = is_placement(event.kind) ? std::optional(event) : std::nullopt;
  return std::nullopt;
}

Playable playable(const Start& start, std::span<const Event> events) {
  Playback playback(start);
  for (std::size_t i = 0; i < events.size(); ++i) {
    if (const auto fault = playback.apply(events[i])) return {i, *fault};
  }
  return {events.size(), {}};
}

}  // namespace kata::replay
