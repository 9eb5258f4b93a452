#pragma once

#include <cstddef>
#include <findings/completion.h>
#include <limits>
#include <optional>
#include <problems/problem.h>
#include <search/sight.h>
#include <span>

#include <kata/event.h>

namespace kata::judge {

/// Where a search stands, when it asks whether a value may be tried next.
struct Standpoint {
  const problems::Problem& problem;
  const problems::State& state;
  int variable;                ///< that is to get a value
  std::optional<Choice> last;  ///< what was chosen just before; nothing at the start
};

/// A variable without a value, when a search asks which one comes next.
struct Open {
  const problems::Problem& problem;
  int variable;
  int fitting;               ///< how many values fit, as the search counts
  int fitting_at_the_start;  ///< how many did before the first choice
};

/// In which order the values of a variable are tried.
enum class ValueOrder { any, ascending, descending };

/// When a search looks whether a value breaks a rule.
enum class RuleTest {
  before_choosing,
  after_choosing,  ///< what breaks a rule is chosen, too, and taken off at once
  finds_itself,    ///< after choosing, and the choice itself counts as breaking a rule
  when_complete,   ///< everything is chosen
};

/// What becomes of a choice that led nowhere.
enum class Undo {
  whole,
  of_marks,  ///< what is remembered of it is cleared, but the value stays until the next one
  none,      ///< it stays, and is remembered, until the next one
};

/// What a search does when a deeper call has come back.
enum class Return {
  at_success,         ///< a solution is passed on at once; anything else is undone
  undone_at_success,  ///< the same, but the solution is taken apart on the way
  never,              ///< it is undone, and the next value is tried, until all were
  first_answer,       ///< whatever the first call said is passed on, and nothing is undone
  true_always,        ///< true is returned, whatever the call said
  at_failure,         ///< no solution counts as one
};

/// Where a search gives a variable up as soon as its first value was undone.
enum class OneValue { nowhere, at_the_start, behind_the_start, everywhere };

/// How a search goes about it that gives variables one value after the other: what can be wrong
/// with any, whatever the problem. As it stands, it looks for one solution and does so rightly, in
/// whatever order. Constraints are sets of bits.
struct Habit {
  // Which variable comes next.
  int (*rank)(const Open&) = nullptr;         ///< those of the lowest rank; nothing: any
  bool fixed_order = true;                    ///< without ranks: always in the same order
  bool (*leaves_out)(const Open&) = nullptr;  ///< variables that are never looked at
  unsigned counted = ~0U;                     ///< what is looked at when fitting values are counted
  bool counts_refused = true;
  bool dead_is_success = false;  ///< a variable that nothing fits is the end of the search
  /// A call whose variable has failed goes on with another, whose rank is this or above; nothing:
  /// it returns.
  int (*goes_on_at)(const problems::Problem&, int variable) = nullptr;

  // Which values.
  ValueOrder values = ValueOrder::any;
  bool lists_values = false;  ///< before the first one is tried
  unsigned checked = ~0U;
  search::Sees sees = nullptr;  ///< how it looks at them; nothing: rightly
  bool (*refuses)(const Standpoint& at, int value) = nullptr;  ///< besides
  RuleTest test = RuleTest::before_choosing;

  // What is known and remembered, and undone.
  unsigned knows_givens = ~0U;
  unsigned knows_choices = ~0U;
  unsigned stays_marked = 0;        ///< what was taken once of these constraints stays taken
  bool only_starts_stay = false;    ///< of that, only what the first variable took
  bool remembers_failures = false;  ///< a value that failed is never tried again there
  bool loses_variables = false;     ///< one that has failed is never looked at again
  Undo undo = Undo::whole;

  // What is done with answers, where it begins and ends.
  Return returns = Return::at_success;
  int enough = std::numeric_limits<int>::max();  ///< solutions after which it ends
  bool says_true = false;                        ///< in the end, whatever it found
  OneValue one_value = OneValue::nowhere;
  int left_out = 0;  ///< so many variables are without a value when it takes its
                     ///< state for complete

  friend bool operator==(const Habit&, const Habit&) = default;
};

/// Whether a search with this habit may have made these choices and undos, and no others. `answer`
/// is what it returned, where that was true or false; `is_over`: it came to its end. `clashes` are
/// those of the problem, as they should be seen.
bool could_be(const Habit& habit, search::Clashes& clashes, std::span<const Event> events,
              bool is_over, std::optional<bool> answer);

}  // namespace kata::judge
