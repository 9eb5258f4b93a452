// PrairieLearn's results.json. What is not gradable costs a student no attempt: our own failures,
// and a submission of which nothing can be run.
#include <algorithm>
#include <cstddef>
#include <grade/formats/items.h>
#include <grade/formats/json.h>
#include <grade/formats/text.h>
#include <grade/formats/writers.h>
#include <optional>
#include <string>
#include <vector>

namespace kata::grade {
namespace {

bool can_be_run(const ExerciseReport& exercise) {
  return exercise.status == ExerciseStatus::graded;
}

std::string not_gradable(const std::vector<std::string>& errors) {
  return json_text({{"gradable", false}, {"format_errors", errors}});
}

/// Between 0 and 1. Where there are no points to have, all or nothing.
double fraction(const Report& report) {
  if (report.max_score > 0) return static_cast<double>(*report.score) / report.max_score;
  for (std::size_t i = 0; i < report.exercises.size(); ++i) {
    for (const Item& item : items(report, i)) {
      if (!item.passed) return 0;
    }
  }
  return 1;
}

}  // namespace

std::optional<std::string> write_prairielearn(const Report& report) {
  const std::size_t limit = message_limit(report, 512 << 10, 4 << 10);
  if (!report.score) return not_gradable({shortened(report.message, limit)});
  if (std::none_of(report.exercises.begin(), report.exercises.end(), can_be_run)) {
    std::vector<std::string> errors;
    for (const ExerciseReport& exercise : report.exercises) {
      errors.push_back(shortened(exercise.name + ": " + exercise.message, limit));
    }
    return not_gradable(errors);
  }
  auto tests = nlohmann::ordered_json::array();
  for (std::size_t i = 0; i < report.exercises.size(); ++i) {
    for (const Item& item : items(report, i)) {
      tests.push_back({{"name", one_line(report.exercises[i].name + ": " + item.name)},
                       {"points", item.score},
                       {"max_points", item.max_score},
                       {"message", shortened(item.message, limit)}});
    }
  }
  return json_text({{"gradable", true},
                    {"score", fraction(report)},
                    {"message", points(*report.score, report.max_score) + " points"},
                    {"output", shortened(all_remarks(report), 16 << 10)},
                    {"tests", tests}});
}

}  // namespace kata::grade
