#include <findings/board/rule_mistakes.h>
#include <inputs/disguise.h>
#include <runs/exercise.h>
#include <runs/problems_of_calls.h>
#include <string>

namespace kata::judge {
namespace {

constexpr Function function{"is_valid", sudoku_problem};

std::string explain(const Run& run, Attempts& attempts) {
  return explain_validity(run, function, attempts);
}

}  // namespace

Declaration declaration() {
  return {.functions = {function}, .explain = explain, .disguise = with_other_lines};
}

}  // namespace kata::judge
