#include <algorithm>
#include <array>
#include <articles/boards.h>
#include <judge/check.h>
#include <judge/sudoku_boards.h>
#include <judge/sudoku_diagnosis.h>
#include <judge/sudoku_mistakes.h>
#include <judge/sudoku_rules.h>
#include <judge/sudoku_steps.h>
#include <map>
#include <search/sudoku_search.h>
#include <vector>

namespace kata::judge {
namespace {

using search::Method;

/// An article's program and the function that is asked to do the same.
struct Program {
  std::string_view function;
  Method method;
};

constexpr std::array programs{
    Program{"solve_naive", Method{}},
    Program{"solve_mrv",
            Method{.order = search::SquareOrder::fewest_candidates, .any_digit_order = true}},
};

const Method* method_of(const std::string& function) {
  const auto program = std::find_if(programs.begin(), programs.end(),
                                    [&](const Program& p) { return p.function == function; });
  return program == programs.end() ? nullptr : &program->method;
}

/// Boards on which mistakes differ from each other. A name is given only where it holds on all.
constexpr std::array probes{articles::board, boards::needs_guesses, boards::no_solution_early,
                            boards::whole_boxes_matter, boards::whole_lines_matter};

/// What a run is compared by: its steps, up to where it was cut off or became too long to matter.
struct Evidence {
  Grid givens;
  std::vector<Event> steps;
  std::optional<bool> answer;
};

std::optional<Evidence> evidence_of(const SudokuRun& run) {
  constexpr std::size_t enough = 20'000;
  const bool is_sound = run.fault.empty() && run.call == 0 && !run.attempt->calls.empty() &&
                        !first_altered_given(run.givens, run.result);
  if (!is_sound) return std::nullopt;
  Evidence evidence{run.givens, steps_of(run), std::nullopt};
  if (run.returned) evidence.answer = run.answer != 0;
  if (evidence.steps.size() > enough) {
    evidence.steps.resize(enough);
    evidence.answer.reset();
  }
  return evidence;
}

bool fits(const Method& method, const std::vector<Evidence>& runs) {
  return std::all_of(runs.begin(), runs.end(), [&](const Evidence& run) {
    return search::could_be(method, run.givens, run.steps, run.answer);
  });
}

/// A program may list a square's digits before it tries the first, or ask for each in turn.
bool fits_in_either_way(Method method, const std::vector<Evidence>& runs) {
  if (fits(method, runs)) return true;
  method.lists_digits_once = true;
  return fits(method, runs);
}

/// The run that failed first, then the same function on the other boards.
std::vector<Evidence> all_evidence(const SudokuRun& run) {
  std::vector<Evidence> runs;
  const auto own = evidence_of(run);
  if (!own) return runs;
  runs.push_back(*own);
  for (const std::string_view board : probes) {
    if (board == run.givens.line()) continue;
    const std::array calls{subject::Call{run.function, {std::string(board)}}};
    const auto other = evidence_of(replay_sudoku(attempt(calls), 0));
    if (other) runs.push_back(*other);
  }
  return runs;
}

std::string known_mistake(const SudokuRun& run, const Method& articles) {
  const std::vector<Evidence> runs = all_evidence(run);
  if (runs.size() < 2 || fits_in_either_way(articles, {runs.front()})) return "";
  for (const KnownMistake& mistake : known_mistakes()) {
    Method method = articles;
    mistake.make(method);
    if (method != articles && fits_in_either_way(method, runs)) {
      return "Step by step, " + run.function + " does what a search does that " +
             std::string(mistake.does) + ". " + std::string(mistake.look_at);
    }
  }
  return "";
}

std::string first_wrong_step(const SudokuRun& run, const Method& articles) {
  const auto step = articles.order == search::SquareOrder::reading ? leaves_reading_order(run)
                                                                   : leaves_fewest_first(run);
  return step ? draw(step->board, step->marks, step->words) : "";
}

std::string explanation(const SudokuRun& run) {
  const Method* const articles = method_of(run.function);
  if (articles == nullptr || !run.fault.empty()) return "";
  std::string text;
  for (const std::string& part : {first_wrong_step(run, *articles), known_mistake(run, *articles)}) {
    if (!part.empty()) text += "\n\n" + part;
  }
  return text;
}

}  // namespace

std::string explain(const SudokuRun& run) {
  using Key = std::pair<const Attempt*, std::size_t>;
  static std::map<Key, std::string> known;  // checks ask about the same run
  const Key key{run.attempt.get(), run.call};
  const auto found = known.find(key);
  if (found != known.end()) return found->second;
  return known[key] = explanation(run);
}

}  // namespace kata::judge
