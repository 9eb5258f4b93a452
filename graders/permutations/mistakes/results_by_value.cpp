// Mistake: the helper gets the list of results by value, so all it stores is lost
// Says: For {7} your list is empty, but there is one order: {7} for one.
// Says: Is what you find stored in the list that you return?
#include "permutations.h"

static void go(const std::vector<int>& numbers, kata::Sequence& order,
               std::vector<std::vector<int>> results) {
  if (order.size() == numbers.size()) {
    results.push_back(order);
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
