#include <findings/board/changed_given.h>
#include <findings/board/sudoku_rules.h>
#include <findings/board/sudoku_steps.h>
#include <judge/board/sudoku_matchers.h>
#include <optional>
#include <runs/exercise.h>
#include <runs/problems_of_calls.h>
#include <search/sudoku_candidates.h>
#include <text/number_words.h>

namespace kata::judge {
namespace {

using search::Position;

Complaint not_a_solution(const Run& run) {
  const std::string function = run.function;
  if (run.answer == 0) {
    return function + " returned false after " + counted(run.counts.placements, "placement") +
           ", but this board has a solution." +
           (board_of(run) == givens_of(run) ? ""
                                            : " It also left digits behind that it had placed.");
  }
  if (auto complaint = changed_given(run)) return complaint;
  if (const auto empty = first_empty(board_of(run))) {
    const int count = board_of(run).empty_squares();
    std::string text = function + " returned true, but ";
    text += count == 1 ? name_of(*empty) + " is still empty."
                       : counted(count, "square") + " are still empty, the first of them " +
                             name_of(*empty) + ".";
    if (run.counts.placements > 0 && run.counts.placements == run.counts.undone) {
      text +=
          " It took every digit off again, also after the board was full: a call that succeeds must return true at once.";
    }
    return text;
  }
  if (const auto clash = find_clash(board_of(run))) {
    return std::string("The board is full, but ") + clash->unit + " holds two " +
           board_of(run).at(clash->first.row, clash->first.column) + "s: at " +
           name_of(clash->first) + " and at " + name_of(clash->second) + ".";
  }
  return std::nullopt;
}

/// In disguise, where every step is prescribed, the article's program makes other counts.
bool is_other_count(const Run& run) {
  return run.is_in_disguise && exercise().declared.prescribes_steps;
}

/// Counts are what the steps come to: the right number of wrong ones is a coincidence.
Complaint wrong_steps(const Run& run) {
  const auto& first_wrong_step = exercise().declared.first_wrong_step;
  if (!first_wrong_step || !first_wrong_step(run)) return std::nullopt;
  return "The count may be right, but your search goes another way than the article's program.";
}

Complaint wrong_count(const Run& run, const std::string& does, int yours, const std::string& what,
                      int articles) {
  if (yours == articles || is_other_count(run)) return wrong_steps(run);
  return "Your search " + does + " " + counted(yours, what) + ", the article's " +
         grouped(articles) + ".";
}

/// Whether a search must place something: a square is empty, and on none of them does nothing fit.
bool has_a_square_to_fill(const Grid& grid) {
  bool is_empty_somewhere = false;
  for (int row = 0; row < grid.size(); ++row) {
    for (int column = 0; column < grid.size(); ++column) {
      if (grid.at(row, column) != '.') continue;
      is_empty_somewhere = true;
      if (search::candidates(grid, {row, column}) == 0) return false;
    }
  }
  return is_empty_somewhere;
}

}  // namespace

RunMatcher Solves() {
  return rule("solves the board", not_a_solution);
}

RunMatcher SaysThereIsNoSolution() {
  return rule("says that there is no solution", [](const Run& run) -> Complaint {
    if (run.answer != 0) {
      const auto clash = find_clash(board_of(run));
      const auto empty = first_empty(board_of(run));
      std::string text = run.function + " returned true, but this board has no solution.";
      if (empty)
        text += " Row " + std::to_string(empty->row + 1) + ", column " +
                std::to_string(empty->column + 1) + " is still empty.";
      else if (clash)
        text += " What it filled in breaks a rule: " + clash->unit + " holds two " +
                board_of(run).at(clash->first.row, clash->first.column) + "s.";
      return text +
             " When no digit works, the call must return false, and so must the calls above it.";
    }
    if (auto complaint = changed_given(run)) return complaint;
    if (const auto left = first_difference(givens_of(run), board_of(run))) {
      return run.function + " returned false, as it should, but left " +
             board_of(run).at(left->row, left->column) + " at " + name_of(*left) +
             ". Before a call gives up, its square must be empty again.";
    }
    return std::nullopt;
  });
}

RunMatcher HasNothingToDo() {
  return rule("has nothing to do", [](const Run& run) -> Complaint {
    if (run.answer == 0)
      return run.function + " returned false for a board that is full and right.";
    return changed_given(run);
  });
}

RunMatcher MakesPlacements(int placements) {
  return rule("makes as many placements as the article's program", [placements](const Run& run) {
    return wrong_count(run, "makes", run.counts.placements, "placement", placements);
  });
}

RunMatcher Undoes(int undone) {
  return rule("undoes as much as the article's program", [undone](const Run& run) {
    return wrong_count(run, "takes off", run.counts.undone, "digit", undone);
  });
}

RunMatcher MeetsDeadEnds(int dead_ends) {
  return rule("meets as many dead ends as the article's program", [dead_ends](const Run& run) {
    return wrong_count(run, "meets", run.counts.dead_ends, "dead end", dead_ends);
  });
}

RunMatcher FirstSquareHolds(char digit, int placements) {
  return rule("reaches a digit in the first empty square when the article's program does",
              [digit, placements](const Run& run) -> Complaint {
                if (is_other_count(run)) return wrong_steps(run);
                const auto first = first_empty(givens_of(run));
                if (!first) return std::nullopt;
                int made = 0;
                for (const Event& event : run.events) {
                  if (event.kind != EventKind::place) continue;
                  const bool is_it = event.row == first->row && event.value == first->column &&
                                     event.digit == digit;
                  if (is_it && made == placements) return wrong_steps(run);
                  if (is_it) {
                    return std::string("Your search puts ") + digit + " at " + name_of(*first) +
                           " after " + counted(made, "placement") + ", the article's after " +
                           grouped(placements) + ".";
                  }
                  ++made;
                }
                return std::string("Your search never puts ") + digit + " at " + name_of(*first) +
                       "; the article's does after " + counted(placements, "placement") + ".";
              });
}

RunMatcher FollowsReadingOrder() {
  return rule("follows the article's order", [](const Run& run) -> Complaint {
    if (!leaves_reading_order(run)) return std::nullopt;
    return "Your search goes another way than the article's program.";
  });
}

RunMatcher AlwaysFillsAMostConstrainedSquare() {
  return rule("always fills a most constrained square", [](const Run& run) -> Complaint {
    if (run.counts.placements == 0 && has_a_square_to_fill(givens_of(run)))
      return "Your search places no digit at all.";
    if (!leaves_most_constrained(run)) return std::nullopt;
    return "Your search does not always fill a most constrained square.";
  });
}

std::string advice_on_squares_read(const Run& run) {
  constexpr int free_reads = 200;
  constexpr int reads_per_placement = 200;
  constexpr int articles_reads = 40;
  const int placements = run.counts.placements;
  if (placements == 0 || run.squares_read <= free_reads + reads_per_placement * placements)
    return "";
  return "Right, and one idea more: your search looked at " +
         grouped(run.squares_read / placements) +
         " squares per placement, the article's at about " + std::to_string(articles_reads) +
         ". Part 2's section on remembering shows how.";
}

}  // namespace kata::judge
