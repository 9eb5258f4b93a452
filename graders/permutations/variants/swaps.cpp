// Variant: the unused numbers are kept at the end of a copy by swapping
#include <utility>

#include "permutations.h"

static void go(std::vector<int>& rest, std::size_t first, kata::Sequence& order,
               std::vector<std::vector<int>>& results) {
  if (first == rest.size()) {
    results.emplace_back(order);
    return;
  }
  for (std::size_t i = first; i < rest.size(); ++i) {
    std::swap(rest[first], rest[i]);
    order.push_back(rest[first]);
    go(rest, first + 1, order, results);
    order.pop_back();
    std::swap(rest[first], rest[i]);
  }
}

std::vector<std::vector<int>> permutations(const std::vector<int>& numbers, kata::Sequence& order) {
  std::vector<int> rest = numbers;
  std::vector<std::vector<int>> results;
  go(rest, 0, order, results);
  return results;
}
