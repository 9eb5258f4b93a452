// Mistake: what a deeper call returns replaces the list, instead of joining it
// Says: All 2 stood complete in `order`. Does your list keep each of them
#include <vector>

#include "permutations.h"

std::vector<std::vector<int>> permutations(const std::vector<int>& numbers, kata::Sequence& order) {
  if (order.size() == numbers.size()) return {order};
  std::vector<std::vector<int>> results;
  for (const int number : numbers) {
    if (order.contains(number)) continue;
    order.push_back(number);
    results = permutations(numbers, order);
    order.pop_back();
  }
  return results;
}
