#include <articles/boards.h>
#include <findings/board/sudoku_habits.h>
#include <findings/diagnosis.h>
#include <inputs/disguise.h>
#include <inputs/sudoku_boards.h>
#include <runs/exercise.h>
#include <runs/problems_of_calls.h>
#include <search/sudoku_candidates.h>
#include <string>

#include <kata/grid.h>

namespace kata::judge {
namespace {

constexpr Function function{"count_solutions", sudoku_problem, Returns::number};

int limit_of(const Run& run) {
  return std::stoi(run.arguments().at(1));
}

/// Squares and digits may come in any order, and a right number may be found in ways of its own.
std::string explain(const Run& run, Attempts& attempts) {
  const bool is_right = run.began() && run.returned &&
                        run.answer == search::count_solutions(givens_of(run), limit_of(run));
  if (!run.began() || is_right) return "";
  return explain_by_habits(run, attempts,
                           {.function = function,
                            .right = {.fixed_order = false, .returns = Return::never},
                            .probes = {{std::string(boards::two_solutions), "5"},
                                       {std::string(boards::given_more), "2"},
                                       {std::string(boards::given_wrong), "2"}},
                            .own = sudoku_habits,
                            .enough = limit_of});
}

/// Where the limit is not reached, it may be any other that is not reached. All squares stay where
/// they are: whoever fills them in an order of their own has as much to do as before.
subject::Call with_other_digits_and_limit(const subject::Call& call, Random& random) {
  subject::Call other = with_other_digits(call, random);
  const int limit = std::stoi(call.arguments.at(1));
  const int solutions = search::count_solutions(parse_grid(call.arguments.at(0)), limit);
  if (solutions < limit) {
    other.arguments[1] = std::to_string(solutions + 1 + static_cast<int>(random() % 9));
  }
  return other;
}

}  // namespace

Declaration declaration() {
  return {.functions = {function}, .explain = explain, .disguise = with_other_digits_and_limit};
}

}  // namespace kata::judge
