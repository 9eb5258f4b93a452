// Mistake: begins with each number in turn and goes on in the given order from there
// Says: Step by step, this is a search that goes on with the number behind the one chosen last, and with no other.
// Says: For {1, 2, 3} your list holds 3 orders of 6; {1, 3, 2} is missing.
#include "permutations.h"

std::vector<std::vector<int>> permutations(const std::vector<int>& numbers, kata::Sequence& order) {
  std::vector<std::vector<int>> results;
  if (numbers.empty()) results.push_back(order);
  for (std::size_t first = 0; first < numbers.size(); ++first) {
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      order.push_back(numbers[(first + i) % numbers.size()]);
    }
    results.push_back(order);
    while (!order.empty()) order.pop_back();
  }
  return results;
}
