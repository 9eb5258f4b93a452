#include <algorithm>
#include <findings/difference.h>

namespace kata::judge {
std::optional<std::size_t> first_difference(std::span<const Event> left,
                                            std::span<const Event> right) {
  const auto [l, r] = std::mismatch(left.begin(), left.end(), right.begin(), right.end());
  if (l == left.end() && r == right.end()) return std::nullopt;
  return static_cast<std::size_t>(l - left.begin());
}

}  // namespace kata::judge
