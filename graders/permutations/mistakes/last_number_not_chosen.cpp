// Mistake: the last number is appended to a copy, never chosen; size() - 1 wraps round for no numbers
// Says: Step by step, this is a search that takes its work for complete one place too early.
// Says: For {1, 2, 3} the list is right, but your search makes 9 choices where 15 are needed. Only 0 orders of 6 ever stood complete in `order`.
// Says: For {} your list is empty, but there is one order: the empty one, {}.
#include "permutations.h"

static void go(const std::vector<int>& numbers, kata::Sequence& order,
               std::vector<std::vector<int>>& results) {
  if (order.size() == numbers.size() - 1) {
    std::vector<int> complete = order;
    for (int number : numbers) {
      if (!order.contains(number)) complete.push_back(number);
    }
    results.push_back(complete);
    return;
  }
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
