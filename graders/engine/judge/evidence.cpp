#include <algorithm>
#include <findings/whole_search.h>
#include <judge/evidence.h>

namespace kata::judge {
namespace {

/// Who has come to so many has tried something.
constexpr std::size_t some_states = 4;

std::string answer_of(const Run& run) {
  switch (run.returns) {
    case Returns::text:
      return run.text;
    case Returns::lists:
      return std::to_string(run.lists.size());
    case Returns::truth:
    case Returns::number:
      break;
  }
  return std::to_string(run.answer);
}

std::size_t count_of(const Run& run) {
  return run.returns == Returns::lists ? run.lists.size()
                                       : static_cast<std::size_t>(std::max(run.answer, 0));
}

/// Whether the steps of a run lead to its answer.
bool is_shown(const Run& run) {
  if (run.shows == Shows::all_solutions) {
    return count_of(run) == 0 ? tried_everything(run) : solutions_that_stood(run) >= count_of(run);
  }
  return run.answer == 0 ? tried_everything(run) : leaves_a_solution(run);
}

/// Whether it needed those steps, and more than anybody writes down who knows the input.
bool is_more_than_an_answer(const Run& run) {
  if (run.counts.placements == 0 || (!run.is_in_disguise && states_of(run) < some_states)) {
    return false;
  }
  Run without_a_step = run;
  without_a_step.events.clear();
  return run.answer != 0 || run.returns == Returns::lists || !tried_everything(without_a_step);
}

}  // namespace

void Evidence::add(const Run& run) {
  const std::pair<const void*, std::size_t> key{run.attempt.get(), run.call};
  auto known = known_.find(key);
  if (known == known_.end()) known = known_.emplace(key, shown_by(run)).first;
  shown_.push_back(known->second);
}

Evidence::Shown Evidence::shown_by(const Run& run) {
  Answers& answers = answers_[run.function];
  answers.all.insert(answer_of(run));
  if (run.is_in_disguise) answers.in_disguise.insert(answer_of(run));
  Shown shown;
  shown.function = run.function;
  if (run.shows == Shows::answers) {
    shown.by_answer = true;
    return shown;
  }
  answers.is_searched_for = true;
  const bool is_wrong_no =
      run.answer == 0 && run.shows != Shows::all_solutions && has_solution(run);
  shown.by_answer = is_wrong_no ? states_of(run) >= some_states : is_shown(run);
  shown.by_itself = shown.by_answer && !is_wrong_no && is_more_than_an_answer(run);
  shown.what_is_missing = run.shows == Shows::all_solutions
                              ? "what it counts never stood on the state that it was given"
                          : run.answer == 0 ? "it said no before it had tried everything that fits"
                                            : "it tried next to nothing";
  answers.has_shown_a_search = answers.has_shown_a_search || shown.by_itself;
  if (run.shows == Shows::solution_found) {
    answers.can_be_known_by_heart = true;
    answers.has_guessed =
        answers.has_guessed || (run.answer != 0 && goes_back_when_all_is_tried(run));
  }
  return shown;
}

std::string Evidence::what_is_missing(const std::vector<Shown>& shown) const {
  for (const Shown& run : shown) {
    const Answers& answers = answers_.at(run.function);
    const bool is_always_the_same =
        (answers.in_disguise.empty() ? answers.all : answers.in_disguise).size() < 2;
    std::string missing;
    if (!run.by_answer) {
      missing = run.what_is_missing;
    } else if (answers.can_be_known_by_heart && !answers.has_guessed) {
      missing = "nothing that it found cost it a wrong guess, on any board";
    } else if (answers.is_searched_for && !answers.has_shown_a_search) {
      missing = "no call needed one";
    } else if (!run.by_itself && is_always_the_same) {
      missing = "every call gave the same answer";
    }
    if (!missing.empty()) {
      return "Right, but no sign of a search in " + run.function + ": " + missing +
             ". This counts as soon as it is the outcome of one.";
    }
  }
  return "";
}

}  // namespace kata::judge
