// The part of Classroom 50's result.json that grading knows; who, where and when are known to the
// script that asks for it, which adds them. A report that is not graded is told by an exit code.
#include <cstddef>
#include <grade/formats/items.h>
#include <grade/formats/json.h>
#include <grade/formats/text.h>
#include <grade/formats/writers.h>
#include <optional>
#include <string>
#include <utility>

namespace kata::grade {

std::optional<std::string> write_classroom50(const Report& report) {
  if (!report.score) return std::nullopt;
  const std::size_t limit = message_limit(report, 512 << 10, 2000);
  auto tests = nlohmann::ordered_json::array();
  for (std::size_t i = 0; i < report.exercises.size(); ++i) {
    for (const Item& item : items(report, i)) {
      nlohmann::ordered_json test{
          {"test-name", one_line(report.exercises[i].name + ": " + item.name)},
          {"passed", item.passed},
          {"score", item.score},
          {"max-score", item.max_score}};
      if (!item.message.empty()) test["message"] = shortened(item.message, limit);
      tests.push_back(std::move(test));
    }
  }
  return json_text({{"schema", "classroom50/result/v1"},
                    {"score", *report.score},
                    {"max-score", report.max_score},
                    {"tests", tests}});
}

}  // namespace kata::grade
