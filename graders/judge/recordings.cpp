#include <judge/outcome.h>
#include <judge/recordings.h>

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

}  // namespace

replay::Recording recording_of(const SudokuRun& run, const std::string& exercise) {
  return recorded(run, exercise, run.givens);
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
