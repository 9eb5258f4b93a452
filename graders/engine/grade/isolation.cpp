#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <grade/isolation.h>
#include <grade/process.h>
#include <stdexcept>

#include <nlohmann/json.hpp>

namespace kata::grade {
namespace {

constexpr std::array levels{"weak", "reduced", "strong", "full"};

}  // namespace

Isolation probe(const std::filesystem::path& jail) {
  const Ran ran = run({{jail.string(), "probe"}, {}, "", std::chrono::seconds(30)});
  const auto json = nlohmann::json::parse(ran.output, nullptr, false);
  if (ran.exit_code != 0 || !json.is_object()) {
    throw std::runtime_error("kata_jail probe failed: " + ran.output);
  }
  Isolation isolation;
  isolation.report.level = json.value("level", "weak");
  isolation.report.reason = json.value("reason", "");
  isolation.summary = "isolation=" + isolation.report.level + " (";
  if (json.value("landlock", false)) {
    isolation.summary += "landlock abi" + std::to_string(json.value("landlock_abi", 0)) + ", ";
  }
  if (json.value("seccomp", false)) isolation.summary += "seccomp, ";
  isolation.summary += "uid=" + std::to_string(json.value("uid", -1)) + ")";
  return isolation;
}

int rank_of_level(const std::string& level) {
  const auto* const found = std::find(levels.begin(), levels.end(), level);
  if (found == levels.end()) {
    throw std::invalid_argument("\"" + level +
                                "\" is no isolation level: full, strong, reduced or weak");
  }
  return static_cast<int>(found - levels.begin());
}

std::string required_isolation() {
  const char* const variable = std::getenv("KATA_REQUIRE_ISOLATION");
  std::string level = variable == nullptr ? "strong" : variable;
  rank_of_level(level);
  return level;
}

std::string why_not_graded(const Isolation& isolation, const std::string& required) {
  const int reached = rank_of_level(isolation.report.level);
  const int needed = rank_of_level(required);
  if (reached >= needed) return "";
  return "Isolation is " + isolation.report.level + ", required is " + required + ": " +
         isolation.report.reason;
}

}  // namespace kata::grade
