// The results.json of an Exercism test runner, version 3. The tasks are the exercises.
#include <algorithm>
#include <cstddef>
#include <grade/formats/items.h>
#include <grade/formats/json.h>
#include <grade/formats/text.h>
#include <grade/formats/writers.h>
#include <optional>
#include <string>
#include <utility>

namespace kata::grade {
namespace {

constexpr std::size_t exercism_takes = 65'535;

std::string error(const std::string& message) {
  return json_text(
      {{"version", 3},
       {"status", "error"},
       {"message", shortened(message.empty() ? "No test could be run." : message, exercism_takes)},
       {"tests", nlohmann::ordered_json::array()}});
}

}  // namespace

std::optional<std::string> write_exercism(const Report& report) {
  const bool any_was_run =
      std::any_of(report.exercises.begin(), report.exercises.end(),
                  [](const auto& exercise) { return exercise.status == ExerciseStatus::graded; });
  if (!report.score) return error(report.message);
  if (!any_was_run) {
    std::string message = report.message;
    for (const ExerciseReport& exercise : report.exercises) message += exercise.message + "\n";
    return error(message);
  }
  const std::size_t limit = message_limit(report, 512 << 10, 4 << 10);
  bool all_passed = true;
  auto tests = nlohmann::ordered_json::array();
  for (std::size_t i = 0; i < report.exercises.size(); ++i) {
    for (const Item& item : items(report, i)) {
      all_passed = all_passed && item.passed;
      nlohmann::ordered_json test{{"name", one_line(report.exercises[i].name + ": " + item.name)},
                                  {"status", item.passed    ? "pass"
                                             : item.was_run ? "fail"
                                                            : "error"},
                                  {"test_code", one_line(item.name)},
                                  {"task_id", i + 1}};
      if (!item.message.empty()) test["message"] = shortened(item.message, limit);
      tests.push_back(std::move(test));
    }
  }
  return json_text({{"version", 3}, {"status", all_passed ? "pass" : "fail"}, {"tests", tests}});
}

}  // namespace kata::grade
