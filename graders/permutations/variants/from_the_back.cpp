// Variant: tries the numbers from the last to the first, and looks for used ones by hand
#include <algorithm>

#include "permutations.h"

void permute(const std::vector<int>& v, kata::Sequence& order, std::vector<std::vector<int>>& out) {
  if (order.size() == v.size()) {
    std::vector<int> copy;
    for (std::size_t i = 0; i < order.size(); i++) copy.push_back(order[i]);
    out.push_back(copy);
    return;
  }
  for (int i = static_cast<int>(v.size()) - 1; i >= 0; i--) {
    if (std::find(order.begin(), order.end(), v[i]) == order.end()) {
      order.push_back(v[i]);
      permute(v, order, out);
      order.pop_back();
    }
  }
}

std::vector<std::vector<int>> permutations(const std::vector<int>& v, kata::Sequence& order) {
  std::vector<std::vector<int>> out;
  permute(v, order, out);
  return out;
}
