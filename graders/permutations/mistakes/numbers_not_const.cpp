// Mistake: the parameter is not const, so this is another function than the one declared
// Does not compile
// Says: The checks call permutations(
// Says: and your file does not define it. Name, parameters and their & must be as in permutations.h
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
    order.pop_back();
  }
}

std::vector<std::vector<int>> permutations(std::vector<int>& numbers, kata::Sequence& order) {
  std::vector<std::vector<int>> results;
  go(numbers, order, results);
  return results;
}
