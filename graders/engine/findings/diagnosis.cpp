#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <findings/alignment.h>
#include <findings/diagnosis.h>
#include <findings/evidence.h>
#include <problems/problem.h>
#include <subject/call.h>

namespace kata::judge {
namespace {

constexpr std::size_t enough_events = 2'000;

std::optional<Trail> trail_of(const Run& run, const Suspicions& suspicions) {
  if (!run.began() || !run.fault.empty() || !went_as_far_as_it_could(run)) return std::nullopt;
  auto problem = aligned(run);
  if (!problem) problem = run.problem;
  if (problem->is_complete(problem->start())) return std::nullopt;
  if (!run.returned && run.events.empty()) return std::nullopt;
  Trail trail{problem, std::make_shared<search::Clashes>(*problem), steps_of(run), run.returned,
              std::nullopt};
  const bool is_for_one = suspicions.right.returns == Return::at_success;
  if (run.returned && is_for_one) trail.answer = run.answer != 0;
  if (suspicions.enough != nullptr) trail.enough = suspicions.enough(run);
  if (trail.events.size() > enough_events) {
    trail.events.resize(enough_events);
    trail.is_over = false;
  }
  return trail;
}

/// A program may list a variable's values before it tries the first, or ask for each in turn. That
/// is the same where an undo undoes everything.
bool all_follow(Habit habit, const std::vector<Trail>& runs) {
  const auto follow = [&] {
    return std::all_of(runs.begin(), runs.end(), [&](const Trail& run) {
      habit.enough = run.enough;
      return could_be(habit, *run.clashes, run.events, run.is_over, run.answer);
    });
  };
  if (follow()) return true;
  const bool undoes_all = habit.undo == Undo::whole && habit.stays_marked == 0 &&
                          !habit.remembers_failures && !habit.loses_variables;
  if (undoes_all || habit.test != RuleTest::before_choosing) return false;
  habit.lists_values = true;
  return follow();
}

/// Whether a habit differs from another in that it looks at fewer rules. It fits whatever the other
/// does: values come in any order.
bool rules_out_less(Habit habit, const Habit& other) {
  const bool is_subset = (habit.checked & other.checked) == habit.checked;
  if (habit.checked == 0) return true;
  habit.checked = other.checked;
  return is_subset && habit == other;
}

}  // namespace

std::vector<Trail> trails_of(const Run& run, Attempts& attempts, const Suspicions& suspicions) {
  Limits limits;
  limits.allow_no_more_than(std::chrono::seconds(1));
  limits.events = enough_events;
  std::vector<Trail> runs;
  const auto own = trail_of(run, suspicions);
  if (!own) return {};
  runs.push_back(*own);
  for (const std::vector<std::string>& arguments : suspicions.probes) {
    if (arguments == run.arguments()) continue;
    const std::array calls{subject::Call{run.function, arguments}};
    const auto attempt = attempts.probe(calls, limits);
    const auto other = trail_of(replay(attempt, 0, std::array{suspicions.function}), suspicions);
    if (!other) return {};
    runs.push_back(*other);
  }
  std::sort(runs.begin(), runs.end(),
            [](const Trail& a, const Trail& b) { return a.events.size() < b.events.size(); });
  return runs;
}

std::string explain_by_habits(const Run& run, Attempts& attempts, const Suspicions& suspicions) {
  if (!run.began() || run.call > 0) return "";
  const std::vector<Trail> runs = trails_of(run, attempts, suspicions);
  if (runs.empty() || all_follow(suspicions.right, runs)) return "";
  std::vector<KnownHabit> known = known_habits(*run.problem, suspicions.right, suspicions.own);
  std::erase_if(known, [&](const KnownHabit& mistake) { return !all_follow(mistake.habit, runs); });
  if (known.empty()) return "";
  const KnownHabit& first = known.front();
  const auto is_kin = [&](const KnownHabit& other) {
    return first.kin != nullptr && other.kin == first.kin && &other != &first &&
           !rules_out_less(other.habit, first.habit);
  };
  const bool has_kin = std::any_of(known.begin(), known.end(), is_kin);
  return "\n\n" + in_words(first, has_kin, run.problem->words());
}

}  // namespace kata::judge
