#include <algorithm>
#include <judge/difference.h>
#include <judge/number_words.h>

namespace kata::judge {
namespace {

std::string next_step(std::span<const Event> events, std::size_t index) {
  return index < events.size() ? in_words(events[index]) : "is at its end";
}

}  // namespace

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

std::string explain_difference(std::span<const Event> yours, std::span<const Event> articles) {
  const auto index = first_difference(yours, articles);
  if (!index) return "";
  const std::string your_step = next_step(yours, *index);
  const std::string articles_step = next_step(articles, *index);
  if (*index == 0)
    return "At the very first step yours " + your_step + "; the article's " + articles_step + ".";
  return "For " + counted(static_cast<std::int64_t>(*index), "step") +
         " both do the same. Then yours " + your_step + "; the article's " + articles_step + ".";
}

}  // namespace kata::judge
