// Mistake: remembers where `order` is, and copies it at the end
// Says: Store a copy of `order` when every number is in it
// Says: all 2 entries of your list are {}, which is what `order` holds at the end
// Says: Store a copy when it is complete
#include <vector>

#include "permutations.h"

namespace {

void go(const std::vector<int>& numbers, kata::Sequence& order,
        std::vector<const kata::Sequence*>& found) {
  if (order.size() == numbers.size()) {
    found.push_back(&order);
    return;
  }
  for (const int number : numbers) {
    if (order.contains(number)) continue;
    order.push_back(number);
    go(numbers, order, found);
    order.pop_back();
  }
}

}  // namespace

std::vector<std::vector<int>> permutations(const std::vector<int>& numbers, kata::Sequence& order) {
  std::vector<const kata::Sequence*> found;
  go(numbers, order, found);
  std::vector<std::vector<int>> results;
  for (const kata::Sequence* one : found) results.push_back(*one);
  return results;
}
