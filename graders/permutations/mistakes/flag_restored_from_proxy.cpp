// Mistake: `auto old = used[i]` of a std::vector<bool> is a reference in disguise and restores nothing
// Says: Step by step, this is a search that finds nothing after its first solution.
// Says: For {1, 2} your list holds 1 order of 2; {2, 1} is missing. When a choice is undone, is its number free again
#include "permutations.h"

static void go(const std::vector<int>& numbers, std::vector<bool>& used, kata::Sequence& order,
               std::vector<std::vector<int>>& results) {
  if (order.size() == numbers.size()) {
    results.push_back(order);
    return;
  }
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (used[i]) continue;
    auto old = used[i];
    used[i] = true;
    order.push_back(numbers[i]);
    go(numbers, used, order, results);
    order.pop_back();
    used[i] = old;
  }
}

std::vector<std::vector<int>> permutations(const std::vector<int>& numbers, kata::Sequence& order) {
  std::vector<bool> used(numbers.size(), false);
  std::vector<std::vector<int>> results;
  go(numbers, used, order, results);
  return results;
}
