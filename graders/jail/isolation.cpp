#include "isolation.h"

#include <array>

namespace kata::jail {
namespace {

constexpr std::array kLevels = {IsolationLevel::kWeak, IsolationLevel::kReduced,
                                IsolationLevel::kStrong, IsolationLevel::kFull};

}  // namespace

IsolationLevel level_of(bool seccomp, bool landlock) {
  if (seccomp) return landlock ? IsolationLevel::kFull : IsolationLevel::kStrong;
  return landlock ? IsolationLevel::kReduced : IsolationLevel::kWeak;
}

std::string Isolation::reason() const {
  if (seccomp.reason.empty() || landlock.reason.empty()) return seccomp.reason + landlock.reason;
  return seccomp.reason + ", " + landlock.reason;
}

std::string_view to_string(IsolationLevel level) {
  switch (level) {
    case IsolationLevel::kWeak:
      return "weak";
    case IsolationLevel::kReduced:
      return "reduced";
    case IsolationLevel::kStrong:
      return "strong";
    case IsolationLevel::kFull:
      return "full";
  }
  return "weak";
}

std::optional<IsolationLevel> parse_isolation_level(std::string_view name) {
  for (const IsolationLevel level : kLevels) {
    if (to_string(level) == name) return level;
  }
  return std::nullopt;
}

}  // namespace kata::jail
