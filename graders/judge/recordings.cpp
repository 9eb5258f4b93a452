#include <judge/attempt/outcome.h>
#include <judge/board/sudoku_steps.h>
#include <judge/chessboard/queens_steps.h>
#include <judge/path/path_rules.h>
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

/// The words of a step without the brackets that mark its squares in a drawing.
std::string without_brackets(std::string words) {
  std::erase_if(words, [](char character) {
    return character == '[' || character == ']' || character == '(' || character == ')';
  });
  return words;
}

// Where a search first went another way than its exercise asks for. For exercises that prescribe no
// order, nowhere.

std::optional<replay::Difference> difference_of(const SudokuRun& run, const std::string& exercise) {
  std::optional<WrongStep> wrong;
  if (exercise == "sudoku_naive") wrong = leaves_reading_order(run);
  if (exercise == "sudoku_mrv") wrong = leaves_fewest_first(run);
  if (!wrong) return std::nullopt;
  return replay::Difference{wrong->step, wrong->expected, without_brackets(wrong->words)};
}

std::optional<replay::Difference> difference_of(const QueensRun& run, const std::string& exercise) {
  auto wrong = places_on_an_attacked_square(run);
  if (!wrong && exercise == "queens_fewest_first") {
    wrong = leaves_fewest_safe_first(run);
  }
  if (!wrong) return std::nullopt;
  return replay::Difference{wrong->event, wrong->expected, "P" + wrong->words.substr(1)};
}

std::optional<replay::Difference> difference_of(const PathRun& run, const std::string& exercise) {
  auto wrong = first_wrong_step(run);
  if (!wrong && exercise == "rarest_letter_first") {
    wrong = first_step_on_a_common_letter(run);
  }
  if (!wrong) return std::nullopt;
  return replay::Difference{wrong->event, std::nullopt, wrong->words};
}

/// A journal that no search wrote has no steps to look at: they may lie off the board.
template <class Run>
std::optional<replay::Difference> first_difference(const Run& run, const std::string& exercise) {
  return run.fault.empty() ? difference_of(run, exercise) : std::nullopt;
}

}  // namespace

replay::Recording recording_of(const SudokuRun& run, const std::string& exercise) {
  replay::Recording recording = recorded(run, exercise, run.givens);
  recording.events = steps_of(run);
  recording.first_difference = first_difference(run, exercise);
  return recording;
}

replay::Recording recording_of(const QueensRun& run, const std::string& exercise) {
  replay::Recording recording = recorded(run, exercise, replay::EmptyChessboard{run.size});
  recording.first_difference = first_difference(run, exercise);
  return recording;
}

replay::Recording recording_of(const PathRun& run, const std::string& exercise) {
  replay::Recording recording =
      recorded(run, exercise, replay::WordOnGrid{rows_of(*run.grid), run.word});
  recording.first_difference = first_difference(run, exercise);
  return recording;
}

replay::Recording recording_of(const SequenceRun& run, const std::string& exercise) {
  return recorded(run, exercise, replay::NumbersToOrder{run.numbers});
}

}  // namespace kata::judge
