// Variant: each call gets its own list of what remains, and returns its part of the result
#include "permutations.h"

static std::vector<std::vector<int>> orders(std::vector<int> remaining, kata::Sequence& order) {
  if (remaining.empty()) return {order};
  std::vector<std::vector<int>> all;
  for (std::size_t i = 0; i < remaining.size(); ++i) {
    std::vector<int> rest = remaining;
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
    order.push_back(remaining[i]);
    for (const auto& found : orders(rest, order)) all.push_back(found);
    order.pop_back();
  }
  return all;
}

std::vector<std::vector<int>> permutations(const std::vector<int>& numbers, kata::Sequence& order) {
  return orders(numbers, order);
}
