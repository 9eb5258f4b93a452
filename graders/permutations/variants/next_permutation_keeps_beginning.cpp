// Variant: std::next_permutation finds the next order, and `order` changes only where it differs
#include <algorithm>

#include "permutations.h"

std::vector<std::vector<int>> permutations(const std::vector<int>& numbers, kata::Sequence& order) {
  std::vector<int> next = numbers;
  std::sort(next.begin(), next.end());
  std::vector<std::vector<int>> results;
  do {
    std::size_t same = 0;
    while (same < order.size() && order[same] == next[same]) ++same;
    while (order.size() > same) order.pop_back();
    while (order.size() < next.size()) order.push_back(next[order.size()]);
    results.push_back(order);
  } while (std::next_permutation(next.begin(), next.end()));
  while (!order.empty()) order.pop_back();
  return results;
}
