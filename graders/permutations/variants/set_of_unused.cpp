// Variant: a std::set of the unused numbers, largest first
#include <set>

#include "permutations.h"

class Lister {
 public:
  Lister(const std::vector<int>& numbers, kata::Sequence& order)
      : unused_(numbers.begin(), numbers.end()), order_(order) {}

  void run() {
    if (unused_.empty()) {
      results.push_back(order_);
      return;
    }
    const std::set<int> choices = unused_;
    for (auto choice = choices.rbegin(); choice != choices.rend(); ++choice) {
      unused_.erase(*choice);
      order_.push_back(*choice);
      run();
      order_.pop_back();
      unused_.insert(*choice);
    }
  }

  std::vector<std::vector<int>> results;

 private:
  std::set<int> unused_;
  kata::Sequence& order_;
};

std::vector<std::vector<int>> permutations(const std::vector<int>& numbers, kata::Sequence& order) {
  Lister lister(numbers, order);
  lister.run();
  return lister.results;
}
