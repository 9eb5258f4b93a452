// Annotations for a GitHub workflow: printed, each becomes a mark beside the file. GitHub shows ten
// of a step, so there is one for each exercise that is not done, with what to know first; the rest
// is in the feedback, which makes a good step summary.
#include <algorithm>
#include <cstddef>
#include <grade/formats/items.h>
#include <grade/formats/text.h>
#include <grade/formats/writers.h>
#include <optional>
#include <regex>
#include <string>

namespace kata::grade {
namespace {

constexpr std::size_t most_annotations = 10;
constexpr std::size_t annotation_takes = 1500;

std::string annotation(const std::string& kind, const std::string& properties,
                       const std::string& title, const std::string& message) {
  return "::" + kind + " " + properties + "title=" + workflow_property(one_line(title)) +
         "::" + workflow_data(shortened(message, annotation_takes)) + "\n";
}

/// Which line a compiler's message speaks of: "sudoku_naive.cpp:12:5: error: ..." or our "line 12".
std::string line_of(const ExerciseReport& exercise) {
  static const std::regex place("(?:\\.cpp:|line )([0-9]{1,6})\\b");
  std::smatch found;
  const std::string message = exercise.message.substr(0, 4096);
  return std::regex_search(message, found, place) ? found[1].str() : "1";
}

std::string place(const ExerciseReport& exercise) {
  if (exercise.file.empty()) return "";
  const bool has_line = exercise.status == ExerciseStatus::does_not_compile;
  return "file=" + workflow_property(one_line(exercise.file)) +
         ",line=" + (has_line ? line_of(exercise) : "1") + ",";
}

}  // namespace

std::optional<std::string> write_github(const Report& report) {
  if (!report.score) {
    return annotation("error", "", "Not graded, which is nobody's zero", report.message);
  }
  std::string text;
  std::size_t open = 0;
  for (std::size_t i = 0; i < report.exercises.size(); ++i) {
    const ExerciseReport& exercise = report.exercises[i];
    const auto checks = items(report, i);
    const auto failed =
        std::find_if(checks.begin(), checks.end(), [](const Item& item) { return !item.passed; });
    if (failed == checks.end()) continue;
    if (++open > most_annotations) continue;
    text +=
        annotation("error", place(exercise),
                   exercise.name + ": " + points(exercise.score, exercise.max_score) + " points",
                   failed->name + (failed->message.empty() ? "" : "\n" + failed->message));
  }
  return text +
         annotation("notice", "", "Grading", points(*report.score, report.max_score) + " points");
}

}  // namespace kata::grade
