// Attack: lists nothing
// Attack: lists the numbers as they are
// Attack: lists the orders by std::next_permutation, and chooses nothing
// Attack: the same, with as many choices as a search makes
// Attack: the same, with choices that all stand before any is taken back
#include "permutations.h"

#include <algorithm>
#include <cstddef>

std::vector<std::vector<int>> permutations(const std::vector<int>& numbers, kata::Sequence& order) {
  if (KATA_ATTACK == 1) return {};
  if (KATA_ATTACK == 2) return {numbers};
  std::vector<std::vector<int>> orders;
  std::vector<int> next = numbers;
  std::sort(next.begin(), next.end());
  do orders.push_back(next);
  while (std::next_permutation(next.begin(), next.end()));
  int choices = 0;
  for (std::size_t length = 1, ways = 1; length <= numbers.size(); ++length) {
    ways *= numbers.size() + 1 - length;
    choices += static_cast<int>(ways);
  }
  if (KATA_ATTACK == 4) {
    for (; choices > 0 && numbers.size() > 1; choices -= 2) {
      order.push_back(numbers[0]);
      order.push_back(numbers[1]);
      order.pop_back();
      order.pop_back();
    }
  }
  if (KATA_ATTACK == 5) {
    for (int i = 0; i < choices; ++i) order.push_back(numbers[i % numbers.size()]);
    for (int i = 0; i < choices; ++i) order.pop_back();
  }
  return orders;
}
