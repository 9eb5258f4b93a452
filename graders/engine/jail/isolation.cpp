#include <array>
#include <jail/isolation.h>

namespace kata::jail {
namespace {

constexpr std::array all_levels = {IsolationLevel::weak, IsolationLevel::reduced,
                                   IsolationLevel::strong, IsolationLevel::full};

}  // namespace

IsolationLevel level_of(bool seccomp, bool landlock) {
  if (seccomp) return landlock ? IsolationLevel::full : IsolationLevel::strong;
  return landlock ? IsolationLevel::reduced : IsolationLevel::weak;
}

std::string Isolation::reason() const {
  if (seccomp.reason.empty() || landlock.reason.empty()) return seccomp.reason + landlock.reason;
  return seccomp.reason + ", " + landlock.reason;
}

std::string_view to_string(IsolationLevel level) {
  switch (level) {
    case IsolationLevel::weak:
      return "weak";
    case IsolationLevel::reduced:
      return "reduced";
    case IsolationLevel::strong:
      return "strong";
    case IsolationLevel::full:
      return "full";
  }
  return "weak";
}

std::optional<IsolationLevel> parse_isolation_level(std::string_view name) {
  for (const IsolationLevel level : all_levels) {
    if (to_string(level) == name) return level;
  }
  return std::nullopt;
}

}  // namespace kata::jail
