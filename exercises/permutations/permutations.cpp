#include "permutations.h"

// order.push_back(number) makes a choice, order.pop_back() takes the last one back. Once it is
// complete, results.push_back(order) stores what it holds at that moment.

std::vector<std::vector<int>> permutations([[maybe_unused]] const std::vector<int>& numbers,
                                           [[maybe_unused]] kata::Sequence& order) {
  // Your code here, in place of the next line.
  kata::not_started();
}
