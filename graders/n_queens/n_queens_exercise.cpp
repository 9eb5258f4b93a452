#include <findings/chessboard/queens_habits.h>
#include <findings/chessboard/queens_steps.h>
#include <findings/diagnosis.h>
#include <findings/facts.h>
#include <optional>
#include <runs/exercise.h>
#include <runs/problems_of_calls.h>

namespace kata::judge {

namespace {

constexpr Function place{"place_queens", queens_problem, Returns::truth, Shows::solution_found};
constexpr Function count{"count_arrangements", queens_problem, Returns::number,
                         Shows::all_solutions};

std::optional<WrongStep> wrong(const Run& run) {
  const auto step = places_on_an_attacked_square(run);
  if (step || run.function != place.name) return step;
  return first_fact(run);
}

/// Only one of the two functions looks for a single arrangement.
std::string explain(const Run& run, Attempts& attempts) {
  const bool is_one = run.function == place.name;
  return (is_one ? explain_by_facts(run) : "") +
         explain_by_habits(run, attempts,
                           {.function = is_one ? place : count,
                            .right = is_one ? for_one_solution : for_all_solutions,
                            .probes = {{"1"}, {"2"}, {"4"}, {"5"}, {"6"}},
                            .own = queens_habits});
}

}  // namespace

Declaration declaration() {
  return {.functions = {place, count}, .first_wrong_step = wrong, .explain = explain};
}

}  // namespace kata::judge
