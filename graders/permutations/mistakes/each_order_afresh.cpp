// Mistake: every order is built from its first number, although most of it could stay
// Says: For {1, 2, 3} the list is right, but your search makes 18 choices where 15 are needed. Yours builds each order afresh.
// Says: Choice 4 makes the beginning {1} a second time.
#include "permutations.h"

static void choose(const std::vector<int>& numbers, std::vector<int>& chosen, kata::Sequence& order,
                   std::vector<std::vector<int>>& results) {
  if (chosen.size() == numbers.size()) {
    for (int number : chosen) order.push_back(number);
    results.push_back(order);
    while (!order.empty()) order.pop_back();
    return;
  }
  for (int number : numbers) {
    bool used = false;
    for (int other : chosen) used = used || other == number;
    if (used) continue;
    chosen.push_back(number);
    choose(numbers, chosen, order, results);
    chosen.pop_back();
  }
}

std::vector<std::vector<int>> permutations(const std::vector<int>& numbers, kata::Sequence& order) {
  std::vector<int> chosen;
  std::vector<std::vector<int>> results;
  choose(numbers, chosen, order, results);
  return results;
}
