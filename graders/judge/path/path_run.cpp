#include <judge/path/path_run.h>
#include <ostream>

namespace kata::judge {
namespace {

/// What the subject says it returned: found or not, then row and column of each square of the path.
std::vector<std::int32_t> answers_for(bool found, const std::vector<Cell>& path) {
  std::vector<std::int32_t> answers{found ? 1 : 0};
  for (const Cell& cell : path) {
    answers.push_back(cell.row);
    answers.push_back(cell.column);
  }
  return answers;
}

}  // namespace

PathReplay::PathReplay(const LetterGrid& grid, std::size_t word_length)
    : grid_(grid), word_length_(word_length) {}

std::optional<std::string> PathReplay::apply(const Event& event) {
  const Cell cell{event.row, event.value};
  const bool is_on_grid =
      cell.row < grid_.rows() && cell.column >= 0 && cell.column < grid_.columns();
  if (!is_on_grid) return "a square that is not on the grid";
  if (event.digit != 0) return "a digit, of which a path knows nothing";
  switch (event.kind) {
    case EventKind::place:
      path_.push_back(cell);
      break;
    case EventKind::push_front:
      path_.push_front(cell);
      break;
    case EventKind::undo:
      return take_off(cell, false);
    case EventKind::pop_front:
      return take_off(cell, true);
    default:
      return "an event that is none of a path's";
  }
  ++counts_.placements;
  last_step_ = cell;
  return std::nullopt;
}

std::optional<std::string> PathReplay::take_off(Cell cell, bool at_front) {
  if (path_.empty() || (at_front ? path_.front() : path_.back()) != cell) {
    return "an undo of a square that is not there";
  }
  if (last_step_ == cell && path_.size() < word_length_) ++counts_.dead_ends;
  last_step_.reset();
  if (at_front) {
    path_.pop_front();
  } else {
    path_.pop_back();
  }
  ++counts_.undone;
  return std::nullopt;
}

PathRun replay_path(const std::shared_ptr<const Attempt>& attempt, std::size_t call) {
  PathRun run;
  run.attempt = attempt;
  run.call = call;
  if (call >= attempt->calls.size()) return run;
  const CallRecord& record = attempt->calls[call];
  run.grid = std::make_shared<const LetterGrid>(record.call.arguments.at(0));
  run.word = record.call.arguments.at(1);
  run.events = record.events;

  PathReplay replay(*run.grid, run.word.size());
  for (std::size_t i = 0; i < run.events.size() && run.fault.empty(); ++i) {
    if (const auto fault = replay.apply(run.events[i])) {
      run.fault = "event " + std::to_string(i + 1) + " of its journal is " + *fault;
    }
  }
  run.path.assign(replay.path().begin(), replay.path().end());
  run.counts = replay.counts();
  run.returned = record.returned;
  if (!run.returned || !run.fault.empty()) return run;
  run.answer = !record.answers.empty() && record.answers.front() != 0;
  if (record.answers != answers_for(run.answer, run.path) || !record.final_squares.empty()) {
    run.fault = "the path it left is not the one its choices and undos lead to";
  }
  return run;
}

std::ostream& operator<<(std::ostream& out, const PathRun& run) {
  return out << "a search with " << run.counts.placements << " steps";
}

}  // namespace kata::judge
