// Mistake: the loop over the numbers begins behind the last of them
// Says: Nothing was ever pushed
#include <vector>

#include "permutations.h"

namespace {

void go(const std::vector<int>& numbers, std::size_t from, kata::Sequence& order,
        std::vector<std::vector<int>>& results) {
  if (order.size() == numbers.size()) {
    results.push_back(order);
    return;
  }
  for (std::size_t i = from; i < numbers.size(); ++i) {
    if (order.contains(numbers[i])) continue;
    order.push_back(numbers[i]);
    go(numbers, 0, order, results);
    order.pop_back();
  }
}

}  // namespace

std::vector<std::vector<int>> permutations(const std::vector<int>& numbers, kata::Sequence& order) {
  std::vector<std::vector<int>> results;
  go(numbers, numbers.size(), order, results);
  return results;
}
