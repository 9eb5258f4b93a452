// What Autolab reads from the end of an autograder's output: a line with the feedback, and as the
// last one the scores, a problem for each exercise. Without the last line Autolab gives no score.
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

std::string line(const nlohmann::ordered_json& json) {
  return json.dump(-1, ' ', true, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

}  // namespace

std::optional<std::string> write_autolab(const Report& report) {
  if (!report.score) return std::nullopt;
  const std::size_t limit = message_limit(report, 256 << 10, 2000);
  nlohmann::ordered_json feedback{{"_presentation", "semantic"}};
  nlohmann::ordered_json scores = nlohmann::ordered_json::object();
  feedback["stages"] = nlohmann::ordered_json::array();
  for (std::size_t i = 0; i < report.exercises.size(); ++i) {
    const ExerciseReport& exercise = report.exercises[i];
    nlohmann::ordered_json stage = nlohmann::ordered_json::object();
    for (const Item& item : items(report, i)) {
      nlohmann::ordered_json test{{"passed", item.passed}};
      if (!item.message.empty()) test["hint"] = shortened(item.message, limit);
      stage[one_line(item.name)] = std::move(test);
    }
    feedback["stages"].push_back(exercise.name);
    feedback[exercise.name] = std::move(stage);
    scores[exercise.name] = exercise.score;
  }
  return line(feedback) + line({{"scores", scores}});
}

}  // namespace kata::grade
