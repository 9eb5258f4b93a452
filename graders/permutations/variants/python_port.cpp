// Variant: written as in Python, with a nested function and `not in`
#include "permutations.h"

std::vector<std::vector<int>> permutations(const std::vector<int>& numbers, kata::Sequence& order) {
  std::vector<std::vector<int>> result;

  auto backtrack = [&](auto&& self) -> void {
    if (order.size() == numbers.size()) {
      std::vector<int> copy(order);
      result.push_back(copy);
      return;
    }

    for (auto num : numbers) {
      bool in_order = false;
      for (auto other : order) {
        if (other == num) in_order = true;
      }
      if (in_order) {
        continue;
      }

      order.push_back(num);
      self(self);
      order.pop_back();
    }
  };

  backtrack(backtrack);
  return result;
}
