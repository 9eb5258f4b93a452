// Variant: a loop with a stack of positions instead of recursion
#include "permutations.h"

std::vector<std::vector<int>> permutations(const std::vector<int>& numbers, kata::Sequence& order) {
  std::vector<std::vector<int>> results;
  std::vector<std::size_t> next{0};  // for each place the position of the number to try next
  while (!next.empty()) {
    if (order.size() == numbers.size()) {
      results.push_back(order);
    } else {
      std::size_t& position = next.back();
      while (position < numbers.size() && order.contains(numbers[position])) ++position;
      if (position < numbers.size()) {
        order.push_back(numbers[position++]);
        next.push_back(0);
        continue;
      }
    }
    next.pop_back();
    if (!order.empty()) order.pop_back();
  }
  return results;
}
