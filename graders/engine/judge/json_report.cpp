#include <judge/json_report.h>
#include <runs/exercise.h>
#include <text/json.h>

namespace kata::judge {
namespace {

std::string truth(bool value) {
  return value ? "true" : "false";
}

std::string check_in_json(const CheckResult& result) {
  return "    {\"sentence\": " + json_string(result.sentence) +
         ", \"points\": " + std::to_string(result.points) +
         ", \"hidden\": " + truth(result.visibility == Visibility::hidden) +
         ", \"passed\": " + truth(result.passed) + ", \"started\": " + truth(result.started) +
         ", \"message\": " + json_string(result.message) + "}";
}

}  // namespace

std::string to_json(const std::vector<CheckResult>& results, const std::string& notes) {
  std::string checks;
  for (const CheckResult& result : results) {
    checks += (checks.empty() ? "\n" : ",\n") + check_in_json(result);
  }
  return "{\n  \"exercise\": " + json_string(exercise().name) + ",\n  \"checks\": [" + checks +
         "\n  ],\n  \"notes\": " + json_string(notes) + "\n}\n";
}

}  // namespace kata::judge
