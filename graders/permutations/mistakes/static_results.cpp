// Mistake: the list of results is static and keeps what the call before it found
// Says: For {1, 2} entry 1 of your list, {1, 2, 3}, holds 3, which is not among the numbers.
#include "permutations.h"

static std::vector<std::vector<int>> results;

static void go(const std::vector<int>& numbers, kata::Sequence& order) {
  if (order.size() == numbers.size()) {
    results.push_back(order);
    return;
  }
  for (int number : numbers) {
    if (order.contains(number)) continue;
    order.push_back(number);
    go(numbers, order);
    order.pop_back();
  }
}

std::vector<std::vector<int>> permutations(const std::vector<int>& numbers, kata::Sequence& order) {
  go(numbers, order);
  return results;
}
