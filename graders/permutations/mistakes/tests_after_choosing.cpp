// Mistake: the number is pushed first, and taken back at once where it was used already
// Says: Step by step, this is a search that chooses a number first and asks afterwards whether it fits.
// Says: For {1, 2, 3} the list is right, but your search makes 30 choices where 15 are needed. Choice 2 pushes 1, which is in `order` already.
// Says: For {1, 2, 3} your search meets 3 dead ends
#include "permutations.h"

static bool last_is_new(const kata::Sequence& order) {
  for (std::size_t i = 0; i + 1 < order.size(); ++i) {
    if (order[i] == order[order.size() - 1]) return false;
  }
  return true;
}

static void go(const std::vector<int>& numbers, kata::Sequence& order,
               std::vector<std::vector<int>>& results) {
  if (order.size() == numbers.size()) {
    results.push_back(order);
    return;
  }
  for (int number : numbers) {
    order.push_back(number);
    if (last_is_new(order)) go(numbers, order, results);
    order.pop_back();
  }
}

std::vector<std::vector<int>> permutations(const std::vector<int>& numbers, kata::Sequence& order) {
  std::vector<std::vector<int>> results;
  go(numbers, order, results);
  return results;
}
