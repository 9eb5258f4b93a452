// Mistake: while instead of do … while: the order it begins with is never stored
// Says: For {7} your list is empty, but there is one order: {7} for one.
#include <algorithm>

#include "permutations.h"

std::vector<std::vector<int>> permutations(const std::vector<int>& numbers, kata::Sequence& order) {
  std::vector<int> next = numbers;
  std::sort(next.begin(), next.end());
  std::vector<std::vector<int>> results;
  while (std::next_permutation(next.begin(), next.end())) {
    for (int number : next) order.push_back(number);
    results.push_back(order);
    while (!order.empty()) order.pop_back();
  }
  return results;
}
