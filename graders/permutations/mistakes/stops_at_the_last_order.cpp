// Mistake: returns as soon as the list is long enough, with the last order still standing
// Says: For {7} `order` still holds {7} at the end: each order.push_back needs its order.pop_back.
#include "permutations.h"

static bool go(const std::vector<int>& numbers, std::size_t all, kata::Sequence& order,
               std::vector<std::vector<int>>& results) {
  if (order.size() == numbers.size()) {
    results.push_back(order);
    return results.size() == all;
  }
  for (int number : numbers) {
    if (order.contains(number)) continue;
    order.push_back(number);
    if (go(numbers, all, order, results)) return true;
    order.pop_back();
  }
  return false;
}

std::vector<std::vector<int>> permutations(const std::vector<int>& numbers, kata::Sequence& order) {
  std::size_t all = 1;
  for (std::size_t i = 2; i <= numbers.size(); ++i) all *= i;
  std::vector<std::vector<int>> results;
  go(numbers, all, order, results);
  return results;
}
