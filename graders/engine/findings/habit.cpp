#include <algorithm>
#include <cstddef>
#include <findings/habit.h>
#include <limits>
#include <utility>
#include <vector>

namespace kata::judge {
namespace {

using problems::Problem;
using problems::State;
using problems::Step;

/// Follows a search and checks each of its decisions against a habit.
class Follower {
 public:
  Follower(const Habit& habit, search::Clashes& clashes)
      : habit_(habit),
        problem_(clashes.problem()),
        state_(problem_.start()),
        sight_(clashes),
        is_lost_(static_cast<std::size_t>(problem_.variables())) {
    for (int given = 0; given < problem_.variables(); ++given) {
      const auto value = state_[given] ? sight_.index_of(*state_[given]) : std::nullopt;
      if (value) sight_.change(given, *value, habit.knows_givens, 1);
    }
    for (int variable = 0; variable < problem_.variables() && habit.rank != nullptr; ++variable) {
      fitting_at_the_start_.push_back(count_fitting(variable));
    }
    calls_.emplace_back();
    calls_.back().is_complete = is_complete();
    calls_.back().has_found = calls_.back().is_complete;
  }

  bool follow(const Event& event) {
    const auto step = problem_.read(state_, event).step;
    if (!step || step->kind == Step::Kind::given) return false;
    const Choice choice{step->variable, step->value.value_or(0)};
    return step->kind == Step::Kind::choice ? choose(choice) : undo(choice);
  }

  /// Whether it may end here, and with this answer.
  bool ends(std::optional<bool> answer) {
    if (overwritten_) return false;
    while (calls_.size() > 1) {
      if (!leave(Left::standing)) return false;
    }
    if (!finish()) return false;
    return !answer || habit_.returns == Return::never || (habit_.says_true && *answer) ||
           calls_.back().has_found == *answer;
  }

 private:
  /// A call of the search: a value was chosen, and the next variable is to get one.
  struct Call {
    std::optional<Choice> made;
    std::optional<int> variable;  // that it gives values to, once that is known
    std::vector<std::size_t> tried;
    std::vector<bool> listed;                           // where values are listed before the first
    int lowest_rank = std::numeric_limits<int>::min();  // of variables that it still looks at
    bool is_complete = false;                           // or cut off by a test: it tries nothing
    bool is_closed = false;                             // it returns
    bool has_found = false;
  };

  // --- which variable

  int count_fitting(int variable) const {
    int count = 0;
    for (std::size_t value = 0; value < problem_.values().size(); ++value) {
      const bool is_counted = habit_.counts_refused || !is_refused(variable, value);
      if (is_counted && !sight_.rules_out(variable, value, habit_.counted)) ++count;
    }
    return count;
  }

  Open look_at(int variable) const {
    const auto index = static_cast<std::size_t>(variable);
    const bool counts = habit_.rank != nullptr;
    return {problem_, variable, counts ? count_fitting(variable) : 0,
            index < fitting_at_the_start_.size() ? fitting_at_the_start_[index] : 0};
  }

  bool is_looked_at(int variable) const {
    return !state_[variable] && !is_lost_[static_cast<std::size_t>(variable)] &&
           (habit_.leaves_out == nullptr || !habit_.leaves_out(look_at(variable)));
  }

  bool is_complete() const {
    if (state_.standing() + habit_.left_out >= problem_.variables()) return true;
    if (habit_.leaves_out == nullptr && !habit_.loses_variables) return false;
    for (int variable = 0; variable < problem_.variables(); ++variable) {
      if (is_looked_at(variable)) return false;
    }
    return true;
  }

  /// The variables that the current call may give values to.
  std::vector<int> next_variables() const {
    const Call& call = calls_.back();
    if (call.variable) return {*call.variable};
    if (habit_.rank != nullptr) return lowest_in_rank(call.lowest_rank);
    const bool is_learned = habit_.fixed_order && calls_.size() <= order_.size();
    if (is_learned) return {order_[calls_.size() - 1]};
    const bool grows = state_.end() - state_.first() < problem_.variables();
    if (grows) return {state_.end() < problem_.variables() ? state_.end() : state_.first() - 1};
    std::vector<int> open;
    for (int variable = 0; variable < problem_.variables(); ++variable) {
      if (is_looked_at(variable)) open.push_back(variable);
    }
    return open;
  }

  std::vector<int> lowest_in_rank(int from) const {
    std::vector<int> found;
    int lowest = std::numeric_limits<int>::max();
    for (int variable = 0; variable < problem_.variables(); ++variable) {
      if (!is_looked_at(variable)) continue;
      const int rank = habit_.rank(look_at(variable));
      if (rank < from || rank > lowest) continue;
      if (rank < lowest) found.clear();
      lowest = rank;
      found.push_back(variable);
    }
    return found;
  }

  /// Whether the current call may turn to a variable, which those before it in rank have led to.
  bool turns_to(int variable) {
    for (;;) {
      const std::vector<int> next = next_variables();
      if (std::find(next.begin(), next.end(), variable) != next.end()) return true;
      if (habit_.goes_on_at == nullptr || next.empty() || !go_on_behind(next.front())) return false;
    }
  }

  /// Whether the current call gives up a variable that has failed, and goes on with another.
  bool go_on_behind(int variable) {
    if (!tried_all(variable)) return false;
    Call& call = calls_.back();
    call.lowest_rank = habit_.goes_on_at(problem_, variable);
    call.variable.reset();
    call.tried.clear();
    return true;
  }

  // --- which value

  bool is_refused(int variable, std::size_t value) const {
    const Choice choice{variable, problem_.values()[value]};
    if (habit_.remembers_failures &&
        std::find(failed_.begin(), failed_.end(), choice) != failed_.end()) {
      return true;
    }
    if (habit_.refuses == nullptr) return false;
    const auto last = calls_.empty() ? std::nullopt : calls_.back().made;
    return habit_.refuses({problem_, state_, variable, last}, choice.value);
  }

  bool breaks_a_rule(int variable, std::size_t value) const {
    return sight_.rules_out(variable, value, habit_.checked);
  }

  /// Whether the search chooses a value, if it comes to it.
  bool chooses(int variable, std::size_t value) const {
    const std::vector<bool>& listed = calls_.back().listed;
    if (!listed.empty()) return listed[value];
    if (is_refused(variable, value)) return false;
    return habit_.test != RuleTest::before_choosing || !breaks_a_rule(variable, value);
  }

  bool may_try_one() const {
    const bool at_the_start = calls_.size() == 1;
    switch (habit_.one_value) {
      case OneValue::nowhere:
        return false;
      case OneValue::at_the_start:
        return at_the_start;
      case OneValue::behind_the_start:
        return !at_the_start;
      case OneValue::everywhere:
        return true;
    }
    return false;
  }

  bool was_tried(std::size_t value) const {
    const std::vector<std::size_t>& tried = calls_.back().tried;
    return std::find(tried.begin(), tried.end(), value) != tried.end();
  }

  bool comes_before(std::size_t value, std::size_t other) const {
    return (habit_.values == ValueOrder::ascending && value < other) ||
           (habit_.values == ValueOrder::descending && value > other);
  }

  /// Whether a value is the next one of its variable.
  bool is_next(int variable, std::size_t value) const {
    if (was_tried(value) || !chooses(variable, value)) return false;
    if (habit_.values == ValueOrder::any) return true;
    const std::vector<std::size_t>& tried = calls_.back().tried;
    if (!tried.empty() && comes_before(value, tried.back())) return false;
    for (std::size_t other = 0; other < problem_.values().size(); ++other) {
      const bool is_behind_the_last = tried.empty() || comes_before(tried.back(), other);
      if (is_behind_the_last && comes_before(other, value) && chooses(variable, other))
        return false;
    }
    return true;
  }

  bool tried_all(int variable) const {
    if (may_try_one() && !calls_.back().tried.empty()) return true;
    for (std::size_t value = 0; value < problem_.values().size(); ++value) {
      if (is_behind(value) && !was_tried(value) && chooses(variable, value)) return false;
    }
    return true;
  }

  /// Whether a value may still come, where they come in order.
  bool is_behind(std::size_t value) const {
    const std::vector<std::size_t>& tried = calls_.back().tried;
    return tried.empty() || habit_.values == ValueOrder::any || comes_before(tried.back(), value);
  }

  // --- calls

  /// Whether the current call may return, where nothing is left for it to try; settles what it
  /// returns.
  bool finish() {
    Call& call = calls_.back();
    if (call.is_complete || call.is_closed || has_enough()) return true;
    for (;;) {
      const std::vector<int> next = next_variables();
      if (next.empty() && habit_.goes_on_at != nullptr) {
        call.has_found = true;
        return true;
      }
      const auto done = std::find_if(next.rbegin(), next.rend(),
                                     [&](int variable) { return tried_all(variable); });
      if (done == next.rend()) return false;
      if (habit_.dead_is_success && call.tried.empty() && look_at(*done).fitting == 0) {
        call.has_found = true;
        return true;
      }
      if (habit_.goes_on_at == nullptr) {
        if (habit_.loses_variables) is_lost_[static_cast<std::size_t>(*done)] = true;
        return true;
      }
      go_on_behind(*done);
    }
  }

  bool choose(Choice choice) {
    const bool is_in_problem = choice.variable >= 0 && choice.variable < problem_.variables();
    const auto value = sight_.index_of(choice.value);
    if (!is_in_problem || !value) return false;
    if (std::exchange(overwritten_, std::nullopt).value_or(choice.variable) != choice.variable)
      return false;
    const bool is_over = calls_.back().is_complete || calls_.back().is_closed || has_enough();
    if (is_over || !turns_to(choice.variable)) return false;
    const bool is_one_too_many = may_try_one() && !calls_.back().tried.empty();
    if (is_one_too_many || !is_next(choice.variable, *value)) return false;

    Call& call = calls_.back();
    if (calls_.size() > order_.size()) order_.push_back(choice.variable);
    if (habit_.lists_values && call.tried.empty()) list_values(choice.variable);
    const bool is_wrong = breaks_a_rule(choice.variable, *value);
    call.variable = choice.variable;
    call.tried.push_back(*value);
    state_.set(choice.variable, choice.value);
    sight_.change(choice.variable, *value, habit_.knows_choices, 1);
    is_sound_.push_back(is_sound() && !is_wrong);
    Call next;
    next.made = choice;
    const bool is_cut = (habit_.test == RuleTest::after_choosing && is_wrong) ||
                        habit_.test == RuleTest::finds_itself;
    next.is_complete = is_cut || is_complete();
    next.has_found =
        !is_cut && is_complete() && (habit_.test != RuleTest::when_complete || is_sound());
    if (next.has_found) ++found_;
    calls_.push_back(std::move(next));
    return true;
  }

  void list_values(int variable) {
    std::vector<bool> listed;
    for (std::size_t value = 0; value < problem_.values().size(); ++value) {
      listed.push_back(chooses(variable, value));
    }
    calls_.back().listed = std::move(listed);
  }

  bool has_enough() const { return found_ >= habit_.enough; }

  bool is_sound() const { return is_sound_.empty() || is_sound_.back(); }

  bool undo(Choice choice) {
    if (overwritten_) return false;
    const bool is_whole = habit_.undo == Undo::whole;
    // What was chosen later may stay, where the search does not look at it again.
    while (calls_.size() > 1 && calls_.back().made != choice) {
      if (!leave(is_whole ? Left::standing : Left::as_it_may_be)) return false;
    }
    if (calls_.size() == 1 || !leave(is_whole ? Left::undone : Left::as_it_may_be)) return false;
    if (habit_.undo != Undo::of_marks) forget(choice);
    if (!is_whole) overwritten_ = choice.variable;
    state_.clear(choice.variable);
    if (habit_.remembers_failures) failed_.push_back(choice);
    return true;
  }

  void forget(Choice choice) {
    const bool may_stay = !habit_.only_starts_stay || calls_.size() == 1;
    const unsigned stays = may_stay ? habit_.stays_marked : 0;
    sight_.change(choice.variable, *sight_.index_of(choice.value), habit_.knows_choices & ~stays,
                  -1);
  }

  /// What is seen of a choice whose call returns.
  enum class Left { undone, standing, as_it_may_be };

  /// The current call returns. Whether the search may do that.
  bool leave(Left left) {
    if (!finish()) return false;
    const Choice made = *calls_.back().made;
    const bool below = calls_.back().has_found;
    calls_.pop_back();
    is_sound_.pop_back();
    if (habit_.undo == Undo::of_marks && !below) forget(made);
    if (habit_.undo != Undo::whole) left = Left::as_it_may_be;
    const bool may_be_undone = left != Left::standing;
    const bool may_stand = left != Left::undone;
    Call& call = calls_.back();
    const auto pass_on = [&](bool answer) {
      call.has_found = answer;
      call.is_closed = true;
    };
    switch (habit_.returns) {
      case Return::at_success:
        if (below) pass_on(true);
        return below ? may_stand : may_be_undone;
      case Return::undone_at_success:
        if (below) pass_on(true);
        return may_be_undone;
      case Return::never:
        return may_be_undone;
      case Return::first_answer:
        pass_on(below);
        return may_stand;
      case Return::true_always:
        pass_on(true);
        return may_stand;
      case Return::at_failure:
        if (!below) pass_on(true);
        return below ? may_be_undone : may_stand;
    }
    return false;
  }

  const Habit& habit_;
  const Problem& problem_;
  State state_;
  search::Sight sight_;
  std::vector<int> fitting_at_the_start_;
  std::vector<Call> calls_;
  std::vector<int> order_;  // of the variables, as far as it is known
  std::vector<bool> is_sound_;
  std::vector<bool> is_lost_;
  std::vector<Choice> failed_;
  int found_ = 0;                   // solutions
  std::optional<int> overwritten_;  // whose value was just taken off for another one
};

}  // namespace

bool could_be(const Habit& habit, search::Clashes& clashes, std::span<const Event> events,
              bool is_over, std::optional<bool> answer) {
  std::optional<search::Clashes> own;
  if (habit.sees != nullptr) own.emplace(clashes.problem(), habit.sees);
  Follower follower(habit, own ? *own : clashes);
  const bool follows = std::all_of(events.begin(), events.end(),
                                   [&](const Event& event) { return follower.follow(event); });
  return follows && (!is_over || follower.ends(answer));
}

}  // namespace kata::judge
