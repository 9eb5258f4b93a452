#include <findings/completion.h>
#include <findings/wrong_answer.h>
#include <optional>
#include <problems/playback.h>
#include <string>
#include <text/number_words.h>

namespace kata::judge {
namespace {

using problems::Problem;
using problems::State;

/// The first value that stands against a rule.
Complaint against_a_rule(const Problem& problem, const State& state) {
  for (int variable = state.first(); variable < state.end(); ++variable) {
    const auto value = state[variable];
    if (!value) continue;
    const auto clashes = problem.clashes(state, variable, *value);
    if (clashes.empty()) continue;
    return "what stands at " + problem.where(variable, value, "") +
           " breaks a rule: " + problem.against(state, variable, *value, clashes.front()) + ".";
  }
  return std::nullopt;
}

}  // namespace

Complaint wrong_answer_of_search(const Run& run) {
  if (!run.fault.empty()) return "The record of what it did cannot be right: " + run.fault + ".";
  const Problem& problem = *run.problem;
  const State& state = run.result;
  const std::string said = run.function + " returned " + (run.answer != 0 ? "true" : "false");
  if (run.answer != 0) {
    const int left = problem.variables() - state.standing();
    if (left > 0) {
      return said + ", but there are " + std::string(problem.words().left) + ": " + grouped(left) +
             ".";
    }
    const auto broken = against_a_rule(problem, state);
    return broken ? Complaint(said + ", but " + *broken) : std::nullopt;
  }
  const State start = problem.start();
  const auto any = [](Choice) { return true; };
  if (problem.is_complete(start) || Completion(problem).find(start, any)) {
    return said + ", but there is a solution.";
  }
  if (state == start) return std::nullopt;
  return said + ", as it should, but did not take back all that it had chosen.";
}

}  // namespace kata::judge
