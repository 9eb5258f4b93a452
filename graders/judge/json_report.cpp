#include <judge/exercise.h>
#include <judge/json_report.h>

#include <nlohmann/json.hpp>

namespace kata::judge {

std::string to_json(const std::vector<CheckResult>& results, const std::string& notes) {
  auto checks = nlohmann::ordered_json::array();
  for (const CheckResult& result : results) {
    checks.push_back({{"sentence", result.sentence},
                      {"points", result.points},
                      {"hidden", result.visibility == Visibility::hidden},
                      {"passed", result.passed},
                      {"started", result.started},
                      {"message", result.message}});
  }
  const nlohmann::ordered_json report{
      {"exercise", exercise().name}, {"checks", checks}, {"notes", notes}};
  return report.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

}  // namespace kata::judge
