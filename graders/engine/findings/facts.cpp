#include <algorithm>
#include <findings/alignment.h>
#include <findings/completion.h>
#include <findings/drawing.h>
#include <findings/facts.h>
#include <memory>
#include <optional>
#include <problems/playback.h>
#include <runs/wrong_step.h>
#include <string>
#include <text/number_words.h>
#include <utility>
#include <vector>

namespace kata::judge {
namespace {

using problems::Clash;
using problems::Playback;
using problems::Problem;
using problems::State;
using problems::Step;

constexpr std::size_t most_events = 4'000;

/// Walks along a search and stops at the first thing that no right search does.
class Walk {
 public:
  Walk(const Run& run, const Problem& problem)
      : run_(run), problem_(problem), playback_(problem), completion_(problem) {
    levels_.emplace_back();
  }

  std::optional<WrongStep> first_wrong() {
    for (std::size_t i = 0; i < run_.events.size(); ++i) {
      const State before = playback_.state();
      if (playback_.apply(run_.events[i])) return std::nullopt;
      const Step step = *playback_.last();
      if (step.kind == Step::Kind::given) return std::nullopt;
      auto wrong = step.kind == Step::Kind::choice ? choose(before, step) : undo(before, step);
      if (wrong) wrong->event = i;
      if (wrong || is_unclear_) return wrong;
    }
    auto end = at_the_end();
    if (end) end->event = run_.events.size();
    return end;
  }

 private:
  /// What was tried since a value was chosen, or since the start.
  struct Level {
    int variable = -1;  // that was chosen; -1: the start
    std::vector<Choice> tried;
  };

  std::string choices() const {
    return counted(playback_.counts().placements, std::string(problem_.words().choice));
  }

  problems::Mark mark(const Step& step, problems::Brackets brackets) const {
    return {problem_.place(step.variable, step.value), brackets};
  }

  std::optional<WrongStep> choose(const State& before, const Step& step) {
    const std::vector<Clash> clashes = problem_.clashes(before, step.variable, *step.value);
    levels_.back().tried.push_back({step.variable, *step.value});
    levels_.push_back({step.variable, {}});
    if (clashes.empty()) return std::nullopt;
    WrongStep wrong{0, before, {mark(step, first_mark)}, ""};
    if (clashes.front().with) {
      const int other = *clashes.front().with;
      wrong.marks.push_back({problem_.place(other, before[other]), second_mark});
    }
    wrong.words =
        "In " + std::string(problem_.words().choice) + " " +
        grouped(playback_.counts().placements) + " your search " + problem_.does(step, first_mark) +
        ", but " +
        problem_.against(before, step.variable, *step.value, clashes.front(), second_mark) + ".";
    return wrong;
  }

  std::optional<WrongStep> undo(const State& before, const Step& step) {
    is_unclear_ = levels_.back().variable != step.variable;
    if (is_unclear_) return std::nullopt;
    const Level level = levels_.back();
    levels_.pop_back();
    const std::string begin =
        "After " + choices() + " your search " + problem_.does(step, first_mark);
    if (problem_.is_complete(before)) {
      return WrongStep{
          0,
          before,
          {mark(step, first_mark)},
          begin +
              ", although nothing is left to choose: this is a solution. The call that sees that returns true, and so does each call above it, at once."};
    }
    return given_up(before, level, {mark(step, first_mark)}, begin);
  }

  /// A way to a solution that was never tried, where a search gives a state up.
  std::optional<WrongStep> given_up(const State& state, const Level& level,
                                    std::vector<problems::Mark> marks, const std::string& begin) {
    const auto missed = completion_.find(state, [&](Choice choice) {
      const auto is_other = [&](const Choice& tried) { return tried.variable != choice.variable; };
      return std::none_of(level.tried.begin(), level.tried.end(), is_other) &&
             std::find(level.tried.begin(), level.tried.end(), choice) == level.tried.end();
    });
    if (!missed) return std::nullopt;
    const Step step{Step::Kind::choice, missed->variable, missed->value};
    marks.push_back(mark(step, second_mark));
    return WrongStep{
        0, state, std::move(marks),
        begin + ", and has not tried " +
            problem_.where(missed->variable, missed->value, second_mark) +
            ": nothing stands against it, and a solution follows from there. Which loop leaves it out, or which test or mark refuses it?"};
  }

  std::optional<WrongStep> at_the_end() {
    if (!run_.returned || run_.answer != 0 || levels_.size() > 1) return std::nullopt;
    const std::string begin = run_.events.empty()
                                  ? run_.function + " returns false without a single " +
                                        std::string(problem_.words().choice)
                                  : run_.function + " returns false after " + choices();
    return given_up(playback_.state(), levels_.front(), {}, begin);
  }

  const Run& run_;
  const Problem& problem_;
  Playback playback_;
  Completion completion_;
  std::vector<Level> levels_;
  bool is_unclear_ = false;
};

/// A step, and the problem that its state is one of.
struct Fact {
  std::shared_ptr<const Problem> problem;
  WrongStep step;
};

std::optional<Fact> fact_of(const Run& run) {
  if (!run.began() || !run.fault.empty() || run.call > 0 || run.events.size() > most_events) {
    return std::nullopt;
  }
  // Who comes to a solution may have taken it off and put it on again, say the other way round.
  const bool is_solved = run.returned && run.answer != 0 && run.problem->is_complete(run.result);
  const auto problem = is_solved ? nullptr : aligned(run);
  if (!problem || problem->variables() == 0) return std::nullopt;
  auto wrong = Walk(run, *problem).first_wrong();
  if (!wrong) return std::nullopt;
  return Fact{problem, std::move(*wrong)};
}

}  // namespace

std::optional<WrongStep> goes_in_circles(const Run& run) {
  if (!run.began() || !run.fault.empty() || run.returned) return std::nullopt;
  constexpr int often_enough = 3;
  Playback playback(*run.problem);
  std::optional<Step> last;
  std::optional<WrongStep> first;
  int times = 0;
  for (std::size_t i = 0; i < std::min(run.events.size(), most_events); ++i) {
    const State before = playback.state();
    if (playback.apply(run.events[i])) return std::nullopt;
    const Step step = *playback.last();
    const bool is_back = step.kind == Step::Kind::choice && last &&
                         last->kind == Step::Kind::undo && last->variable == step.variable &&
                         last->value == step.value;
    if (is_back && !first) {
      const problems::Words words = run.problem->words();
      const std::string choices =
          counted(playback.counts().placements - 1, std::string(words.choice));
      first = WrongStep{
          i,
          before,
          {{run.problem->place(step.variable, step.value), first_mark}},
          "After " + choices + " your search " + run.problem->does(step, first_mark) +
              ", which it has taken off just before, and does so again and again. After an undo, go on with the next " +
              std::string(words.value) + "."};
    }
    if (is_back && first->before == before) ++times;
    last = step;
  }
  return times >= often_enough ? first : std::nullopt;
}

std::optional<WrongStep> first_fact(const Run& run) {
  if (auto circle = goes_in_circles(run)) return circle;
  auto fact = fact_of(run);
  if (!fact) return std::nullopt;
  return std::move(fact->step);
}

std::string explain_by_facts(const Run& run) {
  if (const auto circle = goes_in_circles(run)) return "\n\n" + draw(*run.problem, *circle);
  const auto fact = fact_of(run);
  return fact ? "\n\n" + draw(*fact->problem, fact->step) : "";
}

}  // namespace kata::judge
