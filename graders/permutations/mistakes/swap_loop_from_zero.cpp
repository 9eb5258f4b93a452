// Mistake: the swap loop begins at 0 instead of at the current place
// Says: Step by step, this is a search that chooses any number, whether it fits or not.
// Says: For {1, 2} entry 1 of your list, {1, 1}, holds 1 twice.
#include <utility>

#include "permutations.h"

static void go(std::vector<int>& rest, std::size_t place, kata::Sequence& order,
               std::vector<std::vector<int>>& results) {
  if (place == rest.size()) {
    results.push_back(order);
    return;
  }
  for (std::size_t i = 0; i < rest.size(); ++i) {
    std::swap(rest[place], rest[i]);
    order.push_back(rest[place]);
    go(rest, place + 1, order, results);
    order.pop_back();
    std::swap(rest[place], rest[i]);
  }
}

std::vector<std::vector<int>> permutations(const std::vector<int>& numbers, kata::Sequence& order) {
  std::vector<int> rest = numbers;
  std::vector<std::vector<int>> results;
  go(rest, 0, order, results);
  return results;
}
