#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <problems/problem.h>
#include <unordered_map>
#include <vector>

namespace kata::search {

/// A value that one variable has, and one that another may get.
struct Pair {
  const problems::Problem& problem;
  int constraint;
  int variable;
  int value;
  int with;       ///< the other variable,
  int its_value;  ///< and what it has

  /// Whether the constraint forbids it.
  bool is_clash() const {
    return problem.stands_against(constraint, variable, value, with, its_value);
  }
};

/// Whether a search sees that a pair breaks a rule.
using Sees = bool (*)(const Pair&);

/// What stands against what, as a search sees it. Worked out when first asked for, and then kept:
/// many searches of one problem may share it.
class Clashes {
 public:
  /// Values of all variables under all constraints are numbered through.
  using Places = std::vector<std::size_t>;

  /// `sees`: how the search looks at pairs; nothing: as it should.
  explicit Clashes(const problems::Problem& problem, Sees sees = nullptr);

  const problems::Problem& problem() const noexcept { return problem_; }
  std::size_t place(int constraint, int variable, std::size_t value) const;
  std::size_t places() const;

  /// What breaks a constraint by itself.
  const Places& alone() const noexcept { return alone_; }
  /// What a constraint rules out once a variable has a value.
  const Places& ruled_out_by(int constraint, int variable, std::size_t value);

 private:
  const Places& of_same_mark(int constraint, std::int64_t mark);

  const problems::Problem& problem_;
  Sees sees_;
  std::size_t variables_;
  std::size_t values_;
  Places alone_;
  std::vector<std::unordered_map<std::int64_t, Places>> by_mark_;  // for each constraint
  std::unordered_map<std::size_t, Places> by_place_;               // where marks do not tell
};

/// What a search knows of the values that variables have, and so what it sees ruled out. Kept
/// constraint by constraint, since a search may know, forget or overlook each of them.
class Sight {
 public:
  explicit Sight(Clashes& clashes);

  /// The place of a value among those of the problem; nothing for one that is none of them.
  std::optional<std::size_t> index_of(int value) const;

  /// A value becomes known to a set of constraints (`change` 1) or is forgotten (-1).
  void change(int variable, std::size_t value, unsigned constraints, int change);

  /// How many values fit on a variable, as a set of constraints tells.
  int fitting(int variable, unsigned constraints) const;

  /// Whether one of a set of constraints rules a value out.
  bool rules_out(int variable, std::size_t value, unsigned constraints) const;

 private:
  Clashes& clashes_;
  int constraints_;
  std::vector<int> times_;  // how often each place is ruled out
};

}  // namespace kata::search
