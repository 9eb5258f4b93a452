// Mistake: nothing is ever taken back
// Says: Step by step, this is a search that never takes a number off again.
// Says: For {1, 2} your list holds 1 order of 2; {2, 1} is missing. `order` still holds {1, 2} at the end: each order.push_back needs its order.pop_back.
#include "permutations.h"

static void go(const std::vector<int>& numbers, kata::Sequence& order,
               std::vector<std::vector<int>>& results) {
  if (order.size() == numbers.size()) {
    results.push_back(order);
    return;
  }
  for (int number : numbers) {
    if (order.contains(number)) continue;
    order.push_back(number);
    go(numbers, order, results);
  }
}

std::vector<std::vector<int>> permutations(const std::vector<int>& numbers, kata::Sequence& order) {
  std::vector<std::vector<int>> results;
  go(numbers, order, results);
  return results;
}
