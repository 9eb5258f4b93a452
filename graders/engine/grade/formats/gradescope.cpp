// Gradescope's results.json. Where a report is not graded there is none: Gradescope then says that
// the autograder failed, gives no score, and lets the instructor run it again.
#include <cstddef>
#include <grade/formats/items.h>
#include <grade/formats/json.h>
#include <grade/formats/text.h>
#include <grade/formats/writers.h>
#include <optional>
#include <string>

namespace kata::grade {

std::optional<std::string> write_gradescope(const Report& report) {
  if (!report.score) return std::nullopt;
  const std::size_t limit = message_limit(report, 512 << 10, 4 << 10);
  auto tests = nlohmann::ordered_json::array();
  for (std::size_t i = 0; i < report.exercises.size(); ++i) {
    const std::string& exercise = report.exercises[i].name;
    for (const Item& item : items(report, i)) {
      tests.push_back({{"number", item.number},
                       {"name", one_line(exercise + ": " + item.name)},
                       {"score", item.score},
                       {"max_score", item.max_score},
                       {"status", item.passed ? "passed" : "failed"},
                       {"output", shortened(item.message, limit)},
                       {"tags", {exercise}}});
    }
  }
  // All tests are visible, hidden checks without their messages: students see no total as long as
  // Gradescope hides a test.
  return json_text({{"score", *report.score},
                    {"execution_time", report.times.seconds},
                    {"output", shortened(all_remarks(report), 16 << 10)},
                    {"output_format", "text"},
                    {"test_output_format", "text"},
                    {"test_name_format", "text"},
                    {"visibility", "visible"},
                    {"stdout_visibility", "hidden"},
                    {"tests", tests}});
}

}  // namespace kata::grade
