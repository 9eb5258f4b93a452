#include <findings/board/rule_mistakes.h>
#include <inputs/disguise.h>
#include <runs/exercise.h>
#include <runs/problems_of_calls.h>
#include <string>

namespace kata::judge {
namespace {

constexpr Function candidates{"candidates", sudoku_problem, Returns::text};
constexpr Function place_forced{"place_forced", sudoku_problem, Returns::number};

std::string explain(const Run& run, Attempts& attempts) {
  return explain_candidates(run, candidates, attempts) + explain_forced(run, place_forced);
}

}  // namespace

Declaration declaration() {
  return {
      .functions = {candidates, place_forced}, .explain = explain, .disguise = with_other_square};
}

}  // namespace kata::judge
