#include <algorithm>
#include <judge/difference.h>
#include <judge/number_words.h>

namespace kata::judge {
std::optional<std::size_t> first_difference(std::span<const Event> left,
                                            std::span<const Event> right) {
  const auto [l, r] = std::mismatch(left.begin(), left.end(), right.begin(), right.end());
  if (l == left.end() && r == right.end()) return std::nullopt;
  return static_cast<std::size_t>(l - left.begin());
}

std::string in_words(const Event& event) {
  const std::string place = place_name(event.row, event.value);
  switch (event.kind) {
    case EventKind::place:
      return std::string("puts ") + event.digit + " at " + place;
    case EventKind::undo:
      return std::string("takes ") + event.digit + " off " + place;
    case EventKind::overwrite_given:
      if (event.digit == '.') return "erases the given at " + place;
      return std::string("writes ") + event.digit + " over the given at " + place;
    default:
      return "does something that no board knows";
  }
}

}  // namespace kata::judge
