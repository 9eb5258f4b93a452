#pragma once

#include <functional>
#include <optional>
#include <problems/problem.h>

namespace kata::judge {

/// A value for a variable.
struct Choice {
  int variable = 0;
  int value = 0;

  friend bool operator==(const Choice&, const Choice&) = default;
};

/// Looks for solutions behind the states of one problem, with a limited effort for all of them.
class Completion {
 public:
  explicit Completion(const problems::Problem& problem) : problem_(&problem) {}

  /// The first choice of a way from `state` to a solution, of those that `may_begin`; nothing where
  /// there is none, or where none was found with the effort that is left.
  std::optional<Choice> find(const problems::State& state,
                             const std::function<bool(Choice)>& may_begin);

 private:
  std::vector<int> next_variables(const problems::State& state) const;
  bool can_be_completed(problems::State& state);

  const problems::Problem* problem_;
  int effort_ = 50'000;  // looks at a variable's values
};

}  // namespace kata::judge
