#include <findings/diagnosis.h>
#include <findings/facts.h>
#include <findings/path/path_rules.h>
#include <findings/path/word_habits.h>
#include <inputs/disguise.h>
#include <inputs/word_grids.h>
#include <optional>
#include <runs/exercise.h>
#include <runs/problems_of_calls.h>

namespace kata::judge {

namespace {

constexpr Function function{"find_word", word_problem, Returns::truth, Shows::solution};

std::optional<WrongStep> wrong(const Run& run) {
  const auto step = first_wrong_step(run);
  return step ? step : first_fact(run);
}

/// Both articles ask for one solution, in whatever order.
std::string explain(const Run& run, Attempts& attempts) {
  return explain_by_facts(run) + explain_by_habits(run, attempts,
                                                   {.function = function,
                                                    .probes = {{words::page, words::page_word},
                                                               {words::page, "CRATE"},
                                                               {words::cross, "CN"},
                                                               {words::needed_again, "CAAAABBA"},
                                                               {words::wrong_turn_first, "CCBCA"},
                                                               {words::second_start, "ACC"},
                                                               {words::wide_edges, "GC"},
                                                               {words::tall_edges, "EC"}},
                                                    .own = word_habits});
}

}  // namespace

Declaration declaration() {
  return {.functions = {function},
          .first_wrong_step = wrong,
          .explain = explain,
          .disguise = with_other_letters};
}

}  // namespace kata::judge
