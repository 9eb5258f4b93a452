// Mistake: Heap's method with even and odd the wrong way round; right up to three numbers
// Says: For {4, 3, 2, 1} entry
// Says: stands in it already
#include <utility>

#include "permutations.h"

static void heap(std::vector<int>& numbers, std::size_t count, kata::Sequence& order,
                 std::vector<std::vector<int>>& results) {
  if (count <= 1) {
    for (int number : numbers) order.push_back(number);
    results.push_back(order);
    while (!order.empty()) order.pop_back();
    return;
  }
  for (std::size_t i = 0; i < count; ++i) {
    heap(numbers, count - 1, order, results);
    if (i + 1 == count) break;
    const bool from_front = count == 2 || count >= 4 ? count % 2 == 0 : count % 2 == 1;
    std::swap(numbers[from_front ? 0 : i], numbers[count - 1]);
  }
}

std::vector<std::vector<int>> permutations(const std::vector<int>& numbers, kata::Sequence& order) {
  std::vector<int> copy = numbers;
  std::vector<std::vector<int>> results;
  heap(copy, copy.size(), order, results);
  return results;
}
