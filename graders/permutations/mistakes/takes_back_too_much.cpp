// Mistake: pop_back stands behind the test for used numbers instead of in it
// Says: permutations threw an exception that nothing caught: pop_back() on an empty sequence: there is no choice left to undo
#include "permutations.h"

static void go(const std::vector<int>& numbers, kata::Sequence& order,
               std::vector<std::vector<int>>& results) {
  if (order.size() == numbers.size()) {
    results.push_back(order);
    return;
  }
  for (int number : numbers) {
    if (!order.contains(number)) {
      order.push_back(number);
      go(numbers, order, results);
    }
    order.pop_back();
  }
}

std::vector<std::vector<int>> permutations(const std::vector<int>& numbers, kata::Sequence& order) {
  std::vector<std::vector<int>> results;
  go(numbers, order, results);
  return results;
}
