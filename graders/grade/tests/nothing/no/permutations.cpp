#include "permutations.h"
std::vector<std::vector<int>> permutations(const std::vector<int>& n, kata::Sequence&) {
  return {};
}
