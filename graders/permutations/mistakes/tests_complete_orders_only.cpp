// Mistake: any number is chosen at each place, and only complete orders are looked at
// Says: Step by step, this is a search that chooses any number, whether it fits or not.
// Says: For {1, 2, 3} the list is right, but your search makes 39 choices where 15 are needed. Choice 2 pushes 1, which is in `order` already.
#include "permutations.h"

static bool all_different(const kata::Sequence& order) {
  for (std::size_t i = 0; i < order.size(); ++i) {
    for (std::size_t j = i + 1; j < order.size(); ++j) {
      if (order[i] == order[j]) return false;
    }
  }
  return true;
}

static void go(const std::vector<int>& numbers, kata::Sequence& order,
               std::vector<std::vector<int>>& results) {
  if (order.size() == numbers.size()) {
    if (all_different(order)) results.push_back(order);
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
