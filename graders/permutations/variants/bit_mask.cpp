// Variant: the used numbers as bits, passed by value
#include "permutations.h"

namespace {

void go(const std::vector<int>& numbers, unsigned used, kata::Sequence& order,
        std::vector<std::vector<int>>& results) {
  if (used == (1u << numbers.size()) - 1) {
    results.push_back({order.begin(), order.end()});
    return;
  }
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if ((used >> i & 1u) != 0) continue;
    order.push_back(numbers[i]);
    go(numbers, used | 1u << i, order, results);
    order.pop_back();
  }
}

}  // namespace

std::vector<std::vector<int>> permutations(const std::vector<int>& numbers, kata::Sequence& order) {
  std::vector<std::vector<int>> results;
  go(numbers, 0, order, results);
  return results;
}
