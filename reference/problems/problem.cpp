#include <problems/problem.h>

namespace kata::problems {

bool Problem::stands_against(int constraint, int variable, int value, int with,
                             int its_value) const {
  const auto own = mark(constraint, variable, value);
  return own && own == mark(constraint, with, its_value);
}

bool fits(const Problem& problem, const State& state, int variable, int value) {
  return problem.clashes(state, variable, value).empty();
}

std::vector<int> fitting(const Problem& problem, const State& state, int variable) {
  std::vector<int> values;
  for (const int value : problem.values()) {
    if (fits(problem, state, variable, value)) values.push_back(value);
  }
  return values;
}

}  // namespace kata::problems
