// Mistake: std::next_permutation on a vector of its own; `order` is not used at all
// Says: For {1, 2, 3} the list is right, but your search makes 0 choices where 15 are needed. `order` was never touched.
#include <algorithm>

#include "permutations.h"

std::vector<std::vector<int>> permutations(const std::vector<int>& numbers, kata::Sequence&) {
  std::vector<int> next = numbers;
  std::sort(next.begin(), next.end());
  std::vector<std::vector<int>> results;
  do {
    results.push_back(next);
  } while (std::next_permutation(next.begin(), next.end()));
  return results;
}
