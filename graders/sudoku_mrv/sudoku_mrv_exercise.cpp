#include <findings/board/sudoku_diagnosis.h>
#include <findings/board/sudoku_steps.h>
#include <findings/known_habits.h>
#include <inputs/disguise.h>
#include <runs/exercise.h>
#include <runs/problems_of_calls.h>
#include <string>

namespace kata::judge {
namespace {

/// Part 2's program, whose page leaves the order of digits open.
constexpr Habit articles{.rank = fewest_first};

constexpr Function function{"solve_mrv", sudoku_problem, Returns::truth, Shows::solution};

std::string explain(const Run& run, Attempts& attempts) {
  return explain_solver(run, function, articles, attempts);
}

}  // namespace

Declaration declaration() {
  return {.functions = {function},
          .first_wrong_step = leaves_fewest_first,
          .explain = explain,
          .disguise = with_other_lines};
}

}  // namespace kata::judge
