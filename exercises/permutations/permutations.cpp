#include "permutations.h"

namespace {

/// Completes `order` in every possible way and adds each to `results`.
void complete(const std::vector<int>& numbers, kata::Sequence& order,
              std::vector<std::vector<int>>& results) {
  if (order.size() == numbers.size()) {  // no decision left: this path has reached its end
    results.push_back(order);
    return;
  }
  for (const int number : numbers) {       // "What are my choices?" Which number comes next.
    if (order.contains(number)) continue;  // "What makes a choice impossible?" It is used already.
    order.push_back(number);               // try
    complete(numbers, order, results);     // keep going
    order.pop_back();                      // undo, then try the next
  }
}

}  // namespace

std::vector<std::vector<int>> permutations(const std::vector<int>& numbers, kata::Sequence& order) {
  std::vector<std::vector<int>> results;
  complete(numbers, order, results);
  return results;
}
