// Mistake: std::next_permutation finds the orders, each is copied into `order` as a whole
// Says: For {1, 2, 3} the list is right, but your search makes 18 choices where 15 are needed. Yours builds each order afresh.
#include <algorithm>

#include "permutations.h"

std::vector<std::vector<int>> permutations(const std::vector<int>& numbers, kata::Sequence& order) {
  std::vector<int> next = numbers;
  std::sort(next.begin(), next.end());
  std::vector<std::vector<int>> results;
  do {
    for (int number : next) order.push_back(number);
    results.push_back(order);
    for (std::size_t i = 0; i < next.size(); ++i) order.pop_back();
  } while (std::next_permutation(next.begin(), next.end()));
  return results;
}
