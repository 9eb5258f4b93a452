#include <algorithm>
#include <findings/completion.h>
#include <utility>
#include <vector>

namespace kata::judge {

using problems::State;

/// The variables that may get a value next: of a growing row those at its ends, else all that are
/// open.
std::vector<int> Completion::next_variables(const State& state) const {
  std::vector<int> open;
  const bool grows = state.end() - state.first() < problem_->variables();
  if (grows) {
    if (state.end() < problem_->variables()) open.push_back(state.end());
    if (state.end() > state.first() && state.first() > 0) open.push_back(state.first() - 1);
    return open;
  }
  for (int variable = 0; variable < problem_->variables(); ++variable) {
    if (!state[variable]) open.push_back(variable);
  }
  return open;
}

bool Completion::can_be_completed(State& state) {
  if (problem_->is_complete(state)) return true;
  std::optional<int> best;
  std::vector<int> values;
  for (const int variable : next_variables(state)) {
    if (--effort_ < 0) return false;
    std::vector<int> fitting = problems::fitting(*problem_, state, variable);
    if (best && fitting.size() >= values.size()) continue;
    best = variable;
    values = std::move(fitting);
  }
  return std::any_of(values.begin(), values.end(), [&](int value) {
    state.set(*best, value);
    const bool found = can_be_completed(state);
    state.clear(*best);
    return found;
  });
}

std::optional<Choice> Completion::find(const State& state,
                                       const std::function<bool(Choice)>& may_begin) {
  for (const int variable : next_variables(state)) {
    for (const int value : problems::fitting(*problem_, state, variable)) {
      const Choice choice{variable, value};
      if (!may_begin(choice)) continue;
      State next = state;
      next.set(variable, value);
      if (can_be_completed(next)) return choice;
    }
  }
  return std::nullopt;
}

}  // namespace kata::judge
