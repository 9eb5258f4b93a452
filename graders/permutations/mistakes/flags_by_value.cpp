// Mistake: the flags are an array of ten, indexed by the numbers themselves
// Says: used an index outside an array
#include "permutations.h"

static bool used[10];

static void go(const std::vector<int>& numbers, kata::Sequence& order,
               std::vector<std::vector<int>>& results) {
  if (order.size() == numbers.size()) {
    results.push_back(order);
    return;
  }
  for (int number : numbers) {
    if (used[number]) continue;
    used[number] = true;
    order.push_back(number);
    go(numbers, order, results);
    order.pop_back();
    used[number] = false;
  }
}

std::vector<std::vector<int>> permutations(const std::vector<int>& numbers, kata::Sequence& order) {
  std::vector<std::vector<int>> results;
  go(numbers, order, results);
  return results;
}
