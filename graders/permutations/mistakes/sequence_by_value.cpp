// Mistake: a helper takes the sequence by value
// Does not compile
// Says: Here the Sequence would be copied: it is passed or kept by value. Pass it by reference, with &: kata::Sequence&
#include "permutations.h"

static void go(const std::vector<int>& numbers, kata::Sequence order,
               std::vector<std::vector<int>>& results) {
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
