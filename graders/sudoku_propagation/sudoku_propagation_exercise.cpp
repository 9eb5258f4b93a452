#include <findings/board/forced_steps.h>
#include <findings/drawing.h>
#include <findings/facts.h>
#include <inputs/disguise.h>
#include <optional>
#include <runs/exercise.h>
#include <runs/problems_of_calls.h>
#include <string>

namespace kata::judge {
namespace {

std::optional<WrongStep> wrong(const Run& run) {
  auto step = guesses_too_early(run);
  return step ? step : first_fact(run);
}

std::string explain(const Run& run, Attempts&) {
  const auto step = guesses_too_early(run);
  if (!step) return explain_by_facts(run);
  return "\n\n" + draw(*run.problem, *step) + explain_guesses(run);
}

}  // namespace

Declaration declaration() {
  return {.functions = {{"solve_propagating", sudoku_problem, Returns::truth, Shows::solution}},
          .first_wrong_step = wrong,
          .explain = explain,
          .disguise = with_other_lines};
}

}  // namespace kata::judge
