// Mistake: a used number is overwritten with 0, so the number 0 is never free
// Says: Step by step, this is a search that never chooses the number 0.
// Says: For {-1, 0, 1} your list is empty, but there are 6 orders: {-1, 0, 1} for one.
#include "permutations.h"

static void go(std::vector<int>& free, kata::Sequence& order,
               std::vector<std::vector<int>>& results) {
  if (order.size() == free.size()) {
    results.push_back(order);
    return;
  }
  for (int& number : free) {
    if (number == 0) continue;
    int chosen = number;
    number = 0;
    order.push_back(chosen);
    go(free, order, results);
    order.pop_back();
    number = chosen;
  }
}

std::vector<std::vector<int>> permutations(const std::vector<int>& numbers, kata::Sequence& order) {
  std::vector<int> free = numbers;
  std::vector<std::vector<int>> results;
  go(free, order, results);
  return results;
}
