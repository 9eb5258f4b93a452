#include <judge/chessboard/queens_run.h>
#include <ostream>

#include <kata/chessboard.h>

namespace kata::judge {
namespace {

/// The queens as a subject reports them: one character for each row.
std::string final_squares(const Arrangement& queens) {
  std::string squares;
  for (const int column : queens) squares += static_cast<char>(column);
  return squares;
}

}  // namespace

QueensReplay::QueensReplay(int size) : queens_(static_cast<std::size_t>(size), none) {}

std::optional<std::string> QueensReplay::apply(const Event& event) {
  const auto size = static_cast<int>(queens_.size());
  if (event.row >= size || event.value < 0 || event.value >= size) {
    return "a square that is not on the board";
  }
  int& queen = queens_[event.row];
  const bool undoes_last = last_placement_ && last_placement_->row == event.row;
  last_placement_.reset();

  switch (event.kind) {
    case EventKind::place:
      if (queen != none) return "a second queen in one row";
      queen = event.value;
      ++standing_;
      ++counts_.placements;
      last_placement_ = event;
      return std::nullopt;
    case EventKind::undo:
      if (queen != event.value) return "an undo of a queen that is not there";
      if (undoes_last && !full()) ++counts_.dead_ends;
      queen = none;
      --standing_;
      ++counts_.undone;
      return std::nullopt;
    default:
      return "an event that is none of a chessboard's";
  }
}

QueensRun replay_queens(const std::shared_ptr<const Attempt>& attempt, std::size_t call) {
  QueensRun run;
  run.attempt = attempt;
  if (call >= attempt->calls.size()) return run;
  const CallRecord& record = attempt->calls[call];
  run.size = std::stoi(record.call.arguments.at(0));
  run.events = record.events;
  run.returned = record.returned;

  QueensReplay replay(run.size);
  for (std::size_t i = 0; i < run.events.size() && run.fault.empty(); ++i) {
    if (const auto fault = replay.apply(run.events[i])) {
      run.fault = "event " + std::to_string(i + 1) + " of its journal is " + *fault;
    }
  }
  run.result = replay.queens();
  run.counts = replay.counts();
  if (!run.returned || !run.fault.empty()) return run;
  if (record.answers.size() != 1) {
    run.fault =
        "its journal holds " + std::to_string(record.answers.size()) + " answers instead of one";
  } else if (record.final_squares != final_squares(run.result)) {
    run.fault = "the board it left is not the one its choices and undos lead to";
  } else {
    run.answer = record.answers.front();
  }
  return run;
}

std::ostream& operator<<(std::ostream& out, const QueensRun& run) {
  return out << "a search with " << run.counts.placements << " placements";
}

}  // namespace kata::judge
