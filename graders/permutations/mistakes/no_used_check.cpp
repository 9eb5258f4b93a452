// Mistake: a number may be chosen again although it is used already
// Says: Step by step, this is a search that chooses any number, whether it fits or not.
// Says: entry 1 of your list, {1, 1}, holds 1 twice.
// Says: Choice 2 pushes 1, which is in `order` already.
#include "permutations.h"

static void go(const std::vector<int>& numbers, kata::Sequence& order,
               std::vector<std::vector<int>>& results) {
  if (order.size() == numbers.size()) {
    results.push_back(order);
    return;
  }
  for (int number : numbers) {
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
