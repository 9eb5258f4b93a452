// Mistake: after a number only those behind it are tried, as for combinations
// Says: Step by step, this is a search that tries only numbers that come behind the one chosen last.
// Says: For {1, 2} your list holds 1 order of 2; {2, 1} is missing.
// Says: dead end
#include "permutations.h"

static void go(const std::vector<int>& numbers, std::size_t first, kata::Sequence& order,
               std::vector<std::vector<int>>& results) {
  if (order.size() == numbers.size()) {
    results.push_back(order);
    return;
  }
  for (std::size_t i = first; i < numbers.size(); ++i) {
    order.push_back(numbers[i]);
    go(numbers, i + 1, order, results);
    order.pop_back();
  }
}

std::vector<std::vector<int>> permutations(const std::vector<int>& numbers, kata::Sequence& order) {
  std::vector<std::vector<int>> results;
  go(numbers, 0, order, results);
  return results;
}
