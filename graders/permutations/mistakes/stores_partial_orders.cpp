// Mistake: the order is stored at every depth, not only when it is complete
// Says: entry 1 of your list, {}, is not complete. Store a copy of `order` when every number is in it, not before.
#include "permutations.h"

static void go(const std::vector<int>& numbers, kata::Sequence& order,
               std::vector<std::vector<int>>& results) {
  results.push_back(order);
  if (order.size() == numbers.size()) return;
  for (int number : numbers) {
    if (order.contains(number)) continue;
    order.push_back(number);
    go(numbers, order, results);
    order.pop_back();
  }
}

std::vector<std::vector<int>> permutations(const std::vector<int>& numbers, kata::Sequence& order) {
  std::vector<std::vector<int>> results;
  go(numbers, order, results);
  return results;
}
