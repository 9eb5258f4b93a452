#include <judge/board/sudoku_run.h>
#include <ostream>

namespace kata::judge {
namespace {

/// Reads what the function returned. Gives why it cannot be that, or nothing.
std::string take_answer(SudokuRun& run, const std::vector<std::int32_t>& answers, Returns returns) {
  if (returns == Returns::text) {
    for (const std::int32_t code : answers) {
      if (code < 0 || code > 0xff) return "its journal holds a text with an impossible character";
      run.text += static_cast<char>(code);
    }
  } else if (answers.size() == 1) {
    run.answer = answers.front();
  } else {
    return "its journal holds " + std::to_string(answers.size()) + " answers instead of one";
  }
  return "";
}

}  // namespace

SudokuReplay::SudokuReplay(Grid givens)
    : givens_(std::move(givens)), grid_(givens_), empty_(givens_.empty_squares()) {}

bool SudokuReplay::is_square(const Event& event) const {
  return event.row < grid_.size() && event.value >= 0 && event.value < grid_.size();
}

bool SudokuReplay::is_digit(char digit) const {
  return digits_of(grid_.size()).find(digit) != std::string_view::npos;
}

std::optional<std::string> SudokuReplay::apply(const Event& event) {
  if (!is_square(event)) return "a square that is not on the board";
  if (!is_digit(event.digit) && !(event.kind == EventKind::overwrite_given && event.digit == '.')) {
    return "something that is no digit";
  }
  char& square = grid_.at(event.row, event.value);
  const char given = givens_.at(event.row, event.value);
  const bool undoes_last =
      last_placement_ && last_placement_->row == event.row && last_placement_->value == event.value;
  last_placement_.reset();

  switch (event.kind) {
    case EventKind::place:
      if (square != '.' || given != '.') return "a placement on a filled square";
      square = event.digit;
      --empty_;
      ++counts_.placements;
      last_placement_ = event;
      return std::nullopt;
    case EventKind::undo:
      if (square != event.digit || given != '.') return "an undo of a digit that is not there";
      if (undoes_last && empty_ > 0) ++counts_.dead_ends;
      square = '.';
      ++empty_;
      ++counts_.undone;
      return std::nullopt;
    case EventKind::overwrite_given:
      if (given == '.') return "a given where there is none";
      empty_ += static_cast<int>(event.digit == '.') - static_cast<int>(square == '.');
      square = event.digit;
      return std::nullopt;
    default:
      return "an event that is none of a board's";
  }
}

SudokuRun replay_sudoku(const std::shared_ptr<const Attempt>& attempt, std::size_t call,
                        Returns returns) {
  SudokuRun run;
  run.attempt = attempt;
  run.call = call;
  run.returns = returns;
  if (call >= attempt->calls.size()) return run;
  const CallRecord& record = attempt->calls[call];
  run.function = record.call.function;
  run.is_last_call = call + 1 == attempt->calls.size();
  run.givens = parse_grid(record.call.arguments.at(0));
  run.events = record.events;
  run.squares_read = record.squares_read;

  SudokuReplay replay(run.givens);
  for (std::size_t i = 0; i < run.events.size() && run.fault.empty(); ++i) {
    if (const auto fault = replay.apply(run.events[i])) {
      run.fault = "event " + std::to_string(i + 1) + " of its journal is " + *fault;
    }
  }
  run.result = replay.grid();
  run.counts = replay.counts();
  run.returned = record.returned;
  if (run.returned && run.fault.empty()) {
    run.fault = record.final_squares == run.result.line()
                    ? take_answer(run, record.answers, returns)
                    : "the board it left is not the one its choices and undos lead to";
  }
  return run;
}

std::vector<Event> steps_of(const SudokuRun& run) {
  std::vector<Event> steps = run.events;
  std::erase_if(steps, [](const Event& event) { return event.kind == EventKind::overwrite_given; });
  return steps;
}

std::ostream& operator<<(std::ostream& out, const SudokuRun& run) {
  return out << "a search with " << run.counts.placements << " placements";
}

}  // namespace kata::judge
