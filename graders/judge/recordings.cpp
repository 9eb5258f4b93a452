#include <judge/attempt/outcome.h>
#include <judge/difference.h>
#include <judge/recordings.h>
#include <search/sudoku_search.h>

namespace kata::judge {
namespace {

template <class Run>
replay::Recording recorded(const Run& run, const std::string& exercise, replay::Start start) {
  replay::Recording recording;
  recording.exercise = exercise;
  recording.label = "Your search";
  recording.start = std::move(start);
  recording.events = run.events;
  recording.returned = run.returned;
  if (!run.returned) {
    recording.ending =
        describe(*run.attempt, {exercise, "exercises/" + exercise + "/" + exercise + ".cpp"});
  }
  return recording;
}

std::vector<std::string> rows_of(const LetterGrid& grid) {
  std::vector<std::string> rows;
  for (int row = 0; row < grid.rows(); ++row) {
    std::string letters;
    for (int column = 0; column < grid.columns(); ++column) letters += grid[row][column];
    rows.push_back(letters);
  }
  return rows;
}

/// Where a search in reading order goes another way than the article's. For the other searches no
/// order is prescribed step by step.
std::optional<replay::Difference> difference_of(const SudokuRun& run) {
  if (run.function != "solve_naive") return std::nullopt;
  const auto article =
      search::search(run.givens, search::SquareOrder::reading, run.events.size() + 1);
  const auto index = first_difference(run.events, article.events);
  if (!index) return std::nullopt;
  replay::Difference difference{*index, std::nullopt,
                                explain_difference(run.events, article.events)};
  if (*index < article.events.size()) difference.expected = article.events[*index];
  return difference;
}

}  // namespace

replay::Recording recording_of(const SudokuRun& run, const std::string& exercise) {
  replay::Recording recording = recorded(run, exercise, run.givens);
  recording.first_difference = difference_of(run);
  return recording;
}

replay::Recording recording_of(const QueensRun& run, const std::string& exercise) {
  return recorded(run, exercise, replay::EmptyChessboard{run.size});
}

replay::Recording recording_of(const PathRun& run, const std::string& exercise) {
  return recorded(run, exercise, replay::WordOnGrid{rows_of(*run.grid), run.word});
}

replay::Recording recording_of(const SequenceRun& run, const std::string& exercise) {
  return recorded(run, exercise, replay::NumbersToOrder{run.numbers});
}

}  // namespace kata::judge
