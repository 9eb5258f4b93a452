#include <optional>
#include <search/search.h>
#include <search/sight.h>
#include <utility>

namespace kata::search {
namespace {

constexpr unsigned every_rule = ~0U;

class Search {
 public:
  Search(const problems::Problem& problem, const Plan& plan)
      : problem_(problem),
        plan_(plan),
        clashes_(problem),
        sight_(clashes_),
        has_value_(static_cast<std::size_t>(problem.variables())) {
    const problems::State start = problem.start();
    for (int given = 0; given < problem.variables(); ++given) {
      if (start[given]) enter(given, *sight_.index_of(*start[given]), 1);
    }
  }

  Trace run() {
    go_on();
    return std::move(trace_);
  }

 private:
  bool is_open(int variable) const { return !has_value_[static_cast<std::size_t>(variable)]; }

  /// The variable to give a value next; nothing when each has one.
  std::optional<int> choose() const {
    std::optional<int> best;
    int fewest = 0;
    for (int variable = 0; variable < problem_.variables(); ++variable) {
      if (!is_open(variable)) continue;
      if (plan_.order == Order::in_order) return variable;
      const int fitting = sight_.fitting(variable, every_rule);
      if (!best || fitting < fewest) {
        best = variable;
        fewest = fitting;
      }
      if (plan_.order == Order::fewest_or_one && fitting == 1) break;
    }
    return best;
  }

  bool some_variable_is_dead() const {
    for (int variable = 0; variable < problem_.variables(); ++variable) {
      if (is_open(variable) && sight_.fitting(variable, every_rule) == 0) return true;
    }
    return false;
  }

  /// Returns true when the search is to end with the values where they stand.
  bool go_on() {
    const std::optional<int> variable = choose();
    if (!variable) return ++trace_.solutions == plan_.most_solutions;
    if (plan_.looks_ahead && some_variable_is_dead()) return false;
    for (std::size_t value = 0; value < problem_.values().size(); ++value) {
      const bool fits = !sight_.rules_out(*variable, value, every_rule);
      if (!fits && !plan_.chooses_to_test) continue;
      Event event = problem_.placement(*variable, problem_.values()[value]);
      if (!record(event)) return true;
      if (fits) {
        enter(*variable, value, 1);
        if (go_on()) return true;
        enter(*variable, value, -1);
      }
      event.kind = EventKind::undo;
      if (!record(event)) return true;
    }
    return false;
  }

  void enter(int variable, std::size_t value, int change) {
    has_value_[static_cast<std::size_t>(variable)] = change > 0;
    sight_.change(variable, value, every_rule, change);
  }

  bool record(const Event& event) {
    trace_.complete = trace_.events.size() < plan_.most_events;
    if (trace_.complete) trace_.events.push_back(event);
    return trace_.complete;
  }

  const problems::Problem& problem_;
  const Plan& plan_;
  Clashes clashes_;
  Sight sight_;
  std::vector<bool> has_value_;
  Trace trace_;
};

}  // namespace

Trace search(const problems::Problem& problem, const Plan& plan) {
  return Search(problem, plan).run();
}

}  // namespace kata::search
