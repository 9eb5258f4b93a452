#include <findings/chessboard/queens_habits.h>
#include <findings/chessboard/queens_steps.h>
#include <findings/diagnosis.h>
#include <findings/facts.h>
#include <optional>
#include <runs/exercise.h>
#include <runs/problems_of_calls.h>

namespace kata::judge {
namespace {

constexpr Function function{"place_queens_fewest_first", queens_problem, Returns::truth,
                            Shows::solution_found};

std::optional<WrongStep> wrong(const Run& run) {
  auto step = places_on_an_attacked_square(run);
  if (!step) step = leaves_fewest_safe_first(run);
  return step ? step : first_fact(run);
}

/// Both articles ask for one solution, in whatever order.
std::string explain(const Run& run, Attempts& attempts) {
  return explain_by_facts(run) + explain_by_habits(run, attempts,
                                                   {.function = function,
                                                    .right = {.fixed_order = false},
                                                    .probes = {{"1"}, {"2"}, {"4"}, {"5"}, {"6"}},
                                                    .own = queens_habits});
}

}  // namespace

Declaration declaration() {
  return {.functions = {function}, .first_wrong_step = wrong, .explain = explain};
}

}  // namespace kata::judge
