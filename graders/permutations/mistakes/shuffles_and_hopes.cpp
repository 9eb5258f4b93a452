// Mistake: shuffles as often as there are orders and hopes that each turns up
// Says: stands in it already
// Says: Each order is to be listed once.
#include <algorithm>
#include <random>

#include "permutations.h"

std::vector<std::vector<int>> permutations(const std::vector<int>& numbers, kata::Sequence& order) {
  std::mt19937 random(1);
  std::vector<int> shuffled = numbers;
  std::size_t all = 1;
  for (std::size_t i = 2; i <= numbers.size(); ++i) all *= i;
  std::vector<std::vector<int>> results;
  for (std::size_t i = 0; i < all; ++i) {
    std::shuffle(shuffled.begin(), shuffled.end(), random);
    for (int number : shuffled) order.push_back(number);
    results.push_back(order);
    while (!order.empty()) order.pop_back();
  }
  return results;
}
