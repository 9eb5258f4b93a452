#include <algorithm>
#include <array>
#include <articles/boards.h>
#include <findings/board/changed_given.h>
#include <findings/board/sudoku_diagnosis.h>
#include <findings/board/sudoku_habits.h>
#include <findings/board/sudoku_steps.h>
#include <findings/diagnosis.h>
#include <findings/drawing.h>
#include <findings/facts.h>
#include <inputs/sudoku_boards.h>
#include <problems/sudoku.h>
#include <search/sudoku_candidates.h>
#include <string_view>
#include <vector>

namespace kata::judge {
namespace {

/// Boards on which mistakes differ from each other. A name is given only where it holds on all.
constexpr std::array probes{articles::board,
                            boards::needs_guesses,
                            boards::no_solution_early,
                            boards::whole_boxes_matter,
                            boards::whole_lines_matter,
                            boards::ai_escargot,
                            boards::dead_from_the_start};

/// Whether a search that finds solutions never touches the board.
bool places_nothing(const std::vector<Trail>& runs) {
  return std::all_of(runs.begin(), runs.end(),
                     [](const Trail& run) { return run.events.empty(); }) &&
         std::any_of(runs.begin(), runs.end(), [](const Trail& run) { return run.answer == true; });
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
bool shows_no_search(const std::vector<Trail>& runs) {
  return std::all_of(runs.begin(), runs.end(), [](const Trail& run) {
    const Grid& givens = static_cast<const problems::Sudoku&>(*run.problem).givens();
    const bool is_right = run.answer == (search::count_solutions(givens, 1) > 0);
    const bool is_full = static_cast<int>(run.events.size()) == givens.empty_squares();
    return is_right && is_written_in_one_go(run.events) && is_full == *run.answer;
  });
}

std::string known_mistake(const Run& run, const Suspicions& suspicions, Attempts& attempts) {
  const std::vector<Trail> runs = trails_of(run, attempts, suspicions);
  if (runs.empty()) return "";
  if (places_nothing(runs)) {
    return "\n\nNothing is ever placed on the board. Does the search find the empty squares, those that hold '.'? Does it work on a copy? `auto s = board[r][c];` makes one, `auto& s` is the square itself.";
  }
  if (shows_no_search(runs)) {
    return "\n\nThe right digits come one after the other, and none is ever taken off: no search is seen. If you solve a copy, search on the board itself instead: its choices and undos are what counts here.";
  }
  return explain_by_habits(run, attempts, suspicions);
}

}  // namespace

std::string explain_solver(const Run& run, const Function& function, const Habit& articles,
                           Attempts& attempts) {
  const bool has_begun = run.returned || !run.events.empty();
  if (!run.fault.empty() || run.call > 0 || !has_begun) return "";
  if (const auto complaint = changed_given(run)) return run.returned ? "" : "\n\n" + *complaint;
  auto step = goes_in_circles(run);
  if (!step)
    step = articles.rank == in_order ? leaves_reading_order(run) : leaves_fewest_first(run);
  std::vector<std::vector<std::string>> boards;
  for (const std::string_view board : probes) boards.push_back({std::string(board)});
  return (step ? "\n\n" + draw(*run.problem, *step) : "") +
         known_mistake(run, {function, articles, boards, sudoku_habits}, attempts);
}

}  // namespace kata::judge
