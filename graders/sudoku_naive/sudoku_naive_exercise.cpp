#include <findings/board/sudoku_diagnosis.h>
#include <findings/board/sudoku_steps.h>
#include <findings/known_habits.h>
#include <inputs/disguise.h>
#include <runs/exercise.h>
#include <runs/problems_of_calls.h>
#include <string>

namespace kata::judge {
namespace {

/// Part 1's program.
constexpr Habit articles{.rank = in_order, .values = ValueOrder::ascending};

constexpr Function function{"solve_naive", sudoku_problem, Returns::truth, Shows::solution};

std::string explain(const Run& run, Attempts& attempts) {
  return explain_solver(run, function, articles, attempts);
}

}  // namespace

Declaration declaration() {
  return {.functions = {function},
          .first_wrong_step = leaves_reading_order,
          .explain = explain,
          .disguise = with_other_digits,
          .prescribes_steps = true};
}

}  // namespace kata::judge
