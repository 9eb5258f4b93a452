// Mistake: std::next_permutation without sorting first, so only the later orders turn up
// Says: For {4, 3, 2, 1} your list holds 1 order of 24; {1, 2, 3, 4} is missing.
#include <algorithm>

#include "permutations.h"

std::vector<std::vector<int>> permutations(const std::vector<int>& numbers, kata::Sequence& order) {
  std::vector<int> next = numbers;
  std::vector<std::vector<int>> results;
  do {
    for (int number : next) order.push_back(number);
    results.push_back(order);
    while (!order.empty()) order.pop_back();
  } while (std::next_permutation(next.begin(), next.end()));
  return results;
}
