// Mistake: no test for a complete order, so the search goes through all of them and stores none
// Says: For {7} your list is empty, but there is one order: {7} for one.
#include "permutations.h"

static void go(const std::vector<int>& numbers, kata::Sequence& order,
               std::vector<std::vector<int>>& results) {
  for (int number : numbers) {
    if (order.contains(number)) continue;
    order.push_back(number);
    go(numbers, order, results);
    order.pop_back();
  }
  if (order.size() > numbers.size()) results.push_back(order);
}

std::vector<std::vector<int>> permutations(const std::vector<int>& numbers, kata::Sequence& order) {
  std::vector<std::vector<int>> results;
  go(numbers, order, results);
  return results;
}
