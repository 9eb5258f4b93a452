#include <algorithm>
#include <array>
#include <articles/boards.h>
#include <judge/board/sudoku_boards.h>
#include <judge/board/sudoku_complaints.h>
#include <judge/board/sudoku_diagnosis.h>
#include <judge/board/sudoku_mistakes.h>
#include <judge/board/sudoku_steps.h>
#include <judge/check.h>
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
constexpr std::array probes{articles::board,
                            boards::needs_guesses,
                            boards::no_solution_early,
                            boards::whole_boxes_matter,
                            boards::whole_lines_matter,
                            boards::ai_escargot,
                            boards::dead_from_the_start};

/// What a run is compared by: its steps, up to where it was cut off or became too long to matter.
struct Evidence {
  Grid givens;
  std::vector<Event> steps;
  std::optional<bool> answer;
};

/// A run that ended in a crash or an exception has its own explanation.
bool went_as_far_as_it_could(const SudokuRun& run) {
  const Outcome outcome = run.attempt->outcome;
  return run.returned || outcome == Outcome::time_limit || outcome == Outcome::placement_limit ||
         outcome == Outcome::memory_limit;
}

constexpr std::size_t enough_steps = 20'000;

/// Nothing where a run does not show what the search does.
std::optional<Evidence> evidence_of(const SudokuRun& run) {
  const bool is_sound = run.fault.empty() && went_as_far_as_it_could(run) && !changed_given(run);
  if (!is_sound || run.givens.empty_squares() == 0) return std::nullopt;
  Evidence evidence{run.givens, steps_of(run), std::nullopt};
  if (run.returned) evidence.answer = run.answer != 0;
  if (evidence.steps.size() > enough_steps) {
    evidence.steps.resize(enough_steps);
    evidence.answer.reset();
  }
  if (!evidence.answer && evidence.steps.empty()) return std::nullopt;
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
  if (method.check != search::Check::before_placing) return false;
  method.lists_digits_once = true;
  return fits(method, runs);
}

/// The run that failed and the same function on the other boards. Nothing where one of them ends in
/// another way: a name has to hold for all.
std::vector<Evidence> all_evidence(const SudokuRun& run) {
  Limits limits;
  limits.processor_time = std::chrono::seconds(1);
  limits.events = enough_steps;
  std::vector<Evidence> runs;
  if (const auto own = evidence_of(run)) runs.push_back(*own);
  for (const std::string_view board : probes) {
    if (runs.empty()) break;
    if (board == run.givens.line()) continue;
    const std::array calls{subject::Call{run.function, {std::string(board)}}};
    const auto other = evidence_of(replay_sudoku(probe(calls, limits), 0));
    if (!other) return {};
    runs.push_back(*other);
  }
  // Most mistakes part from a short run soon.
  std::sort(runs.begin(), runs.end(),
            [](const Evidence& a, const Evidence& b) { return a.steps.size() < b.steps.size(); });
  return runs;
}

/// Whether a search that finds solutions never touches the board.
bool places_nothing(const std::vector<Evidence>& runs) {
  return std::all_of(runs.begin(), runs.end(),
                     [](const Evidence& run) { return run.steps.empty(); }) &&
         std::any_of(runs.begin(), runs.end(),
                     [](const Evidence& run) { return run.answer == true; });
}

/// Whether all digits were written along the rows or down the columns, and none was taken back.
bool is_written_in_one_go(const std::vector<Event>& steps) {
  const auto is_placement = [](const Event& step) { return step.kind == EventKind::place; };
  const auto along = [](const Event& a, const Event& b) {
    return a.row < b.row || (a.row == b.row && a.value < b.value);
  };
  const auto down = [](const Event& a, const Event& b) {
    return a.value < b.value || (a.value == b.value && a.row < b.row);
  };
  return std::all_of(steps.begin(), steps.end(), is_placement) &&
         (std::is_sorted(steps.begin(), steps.end(), along) ||
          std::is_sorted(steps.begin(), steps.end(), down));
}

/// A search along the rows has to guess on some of these boards, and guesses wrong.
bool shows_no_search(const std::vector<Evidence>& runs) {
  return std::all_of(runs.begin(), runs.end(), [](const Evidence& run) {
    const bool is_right = run.answer == (search::count_solutions(run.givens, 1) > 0);
    const bool is_full = static_cast<int>(run.steps.size()) == run.givens.empty_squares();
    return is_right && is_written_in_one_go(run.steps) && is_full == *run.answer;
  });
}

std::string known_mistake(const SudokuRun& run, const Method& articles) {
  const std::vector<Evidence> runs = all_evidence(run);
  const auto own = evidence_of(run);
  if (runs.empty() || fits_in_either_way(articles, {*own})) return "";
  if (places_nothing(runs)) {
    return "Nothing is ever placed on the board. Does the search find the empty squares, those "
           "that "
           "hold '.'? Does it work on a copy? `auto s = board[r][c];` makes one, `auto& s` is the "
           "square itself.";
  }
  if (shows_no_search(runs)) {
    return "The right digits come one after the other, and none is ever taken off: no search is "
           "seen. "
           "If you solve a copy, search on the board itself instead: its choices and undos are "
           "what "
           "counts here.";
  }
  std::vector<const KnownMistake*> fitting;
  for (const KnownMistake& mistake : known_mistakes()) {
    Method method = articles;
    mistake.make(method);
    if (method != articles && fits_in_either_way(method, runs)) fitting.push_back(&mistake);
  }
  if (fitting.empty()) return "";
  const KnownMistake& simplest = *fitting.front();
  const auto is_kin = [&](const KnownMistake* other) { return other->kin == simplest.kin; };
  const bool has_kin =
      !simplest.kin.empty() && std::count_if(fitting.begin(), fitting.end(), is_kin) > 1;
  return "Step by step, this is a search that " +
         std::string(has_kin ? simplest.kin : simplest.does) + ". " + std::string(simplest.look_at);
}

std::string first_wrong_step(const SudokuRun& run, const Method& articles) {
  const auto step = articles.order == search::SquareOrder::reading ? leaves_reading_order(run)
                                                                   : leaves_fewest_first(run);
  return step ? draw(step->board, step->marks, step->words) : "";
}

std::string explanation(const SudokuRun& run) {
  const Method* const articles = method_of(run.function);
  const bool has_begun = run.returned || !run.events.empty();
  if (articles == nullptr || !run.fault.empty() || run.call > 0 || !has_begun) return "";
  if (const auto complaint = changed_given(run)) return run.returned ? "" : "\n\n" + *complaint;
  std::string text;
  for (const std::string& part :
       {first_wrong_step(run, *articles), known_mistake(run, *articles)}) {
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
