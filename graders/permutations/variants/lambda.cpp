// Variant: a recursive lambda that captures everything
#include <functional>

#include "permutations.h"

std::vector<std::vector<int>> permutations(const std::vector<int>& numbers, kata::Sequence& order) {
  std::vector<std::vector<int>> results;
  const std::function<void()> complete = [&] {
    if (order.size() == numbers.size()) results.push_back(order);
    for (const int number : numbers) {
      if (order.contains(number)) continue;
      order.push_back(number);
      complete();
      order.pop_back();
    }
  };
  complete();
  return results;
}
