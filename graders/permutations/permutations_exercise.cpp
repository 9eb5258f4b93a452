#include <findings/diagnosis.h>
#include <findings/sequence/order_habits.h>
#include <runs/exercise.h>
#include <runs/problems_of_calls.h>
#include <string>

namespace kata::judge {
namespace {

constexpr Function function{"permutations", order_problem, Returns::lists, Shows::all_solutions};

std::string explain(const Run& run, Attempts& attempts) {
  return explain_by_habits(run, attempts,
                           {.function = function,
                            .right = for_all_solutions,
                            .probes = {{"1 2"}, {"1 2 3"}, {"4 3 2 1"}, {"-1 0 1"}},
                            .own = order_habits});
}

}  // namespace

Declaration declaration() {
  return {.functions = {function}, .explain = explain};
}

}  // namespace kata::judge
