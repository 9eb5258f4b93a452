#include <judge/board/sudoku_complaints.h>
#include <judge/board/sudoku_matchers.h>
#include <judge/board/sudoku_rules.h>
#include <judge/board/sudoku_steps.h>
#include <judge/number_words.h>
#include <optional>
#include <search/sudoku_search.h>

namespace kata::judge {
namespace {

using search::Position;

Complaint not_a_solution(const SudokuRun& run) {
  const std::string function = run.function;
  if (run.answer == 0) {
    return function + " returned false after " + counted(run.counts.placements, "placement") +
           ", but this board has a solution." +
           (run.result == run.givens ? "" : " It also left digits behind that it had placed.");
  }
  if (auto complaint = changed_given(run)) return complaint;
  if (const auto empty = first_empty(run.result)) {
    const int count = run.result.empty_squares();
    std::string text = function + " returned true, but ";
    text += count == 1 ? name_of(*empty) + " is still empty."
                       : counted(count, "square") + " are still empty, the first of them " +
                             name_of(*empty) + ".";
    if (run.counts.placements > 0 && run.counts.placements == run.counts.undone) {
      text +=
          " It took every digit off again, also after the board was full: a call that succeeds "
          "must return "
          "true at once.";
    }
    return text;
  }
  if (const auto clash = find_clash(run.result)) {
    return std::string("The board is full, but ") + clash->unit + " holds two " +
           run.result.at(clash->first.row, clash->first.column) + "s: at " + name_of(clash->first) +
           " and at " + name_of(clash->second) + ".";
  }
  return std::nullopt;
}

Complaint wrong_count(const std::string& does, int yours, const std::string& what, int articles) {
  if (yours == articles) return std::nullopt;
  return "Your search " + does + " " + counted(yours, what) + ", the article's " +
         grouped(articles) + ".";
}

}  // namespace

SudokuMatcher Solves() {
  return rule("solves the board", not_a_solution);
}

SudokuMatcher SaysThereIsNoSolution() {
  return rule("says that there is no solution", [](const SudokuRun& run) -> Complaint {
    if (run.answer != 0) {
      const auto clash = find_clash(run.result);
      const auto empty = first_empty(run.result);
      std::string text = run.function + " returned true, but this board has no solution.";
      if (empty)
        text += " Row " + std::to_string(empty->row + 1) + ", column " +
                std::to_string(empty->column + 1) + " is still empty.";
      else if (clash)
        text += " What it filled in breaks a rule: " + clash->unit + " holds two " +
                run.result.at(clash->first.row, clash->first.column) + "s.";
      return text +
             " When no digit works, the call must return false, and so must the calls above it.";
    }
    if (auto complaint = changed_given(run)) return complaint;
    if (const auto left = first_difference(run.givens, run.result)) {
      return run.function + " returned false, as it should, but left " +
             run.result.at(left->row, left->column) + " at " + name_of(*left) +
             ". Before a call gives up, its square must be empty again.";
    }
    return std::nullopt;
  });
}

SudokuMatcher HasNothingToDo() {
  return rule("has nothing to do", [](const SudokuRun& run) -> Complaint {
    if (run.answer == 0)
      return run.function + " returned false for a board that is full and right.";
    return changed_given(run);
  });
}

SudokuMatcher KeepsTheGivens() {
  return rule("keeps the givens", changed_given);
}

SudokuMatcher MakesPlacements(int placements) {
  return rule("makes as many placements as the article's program",
              [placements](const SudokuRun& run) {
                return wrong_count("makes", run.counts.placements, "placement", placements);
              });
}

SudokuMatcher Undoes(int undone) {
  return rule("undoes as much as the article's program", [undone](const SudokuRun& run) {
    return wrong_count("takes off", run.counts.undone, "digit", undone);
  });
}

SudokuMatcher MeetsDeadEnds(int dead_ends) {
  return rule("meets as many dead ends as the article's program",
              [dead_ends](const SudokuRun& run) {
                return wrong_count("meets", run.counts.dead_ends, "dead end", dead_ends);
              });
}

SudokuMatcher FirstSquareHolds(char digit, int placements) {
  return rule("reaches a digit in the first empty square when the article's program does",
              [digit, placements](const SudokuRun& run) -> Complaint {
                const auto first = first_empty(run.givens);
                if (!first) return std::nullopt;
                int made = 0;
                for (const Event& event : run.events) {
                  if (event.kind != EventKind::place) continue;
                  const bool is_it = event.row == first->row && event.value == first->column &&
                                     event.digit == digit;
                  if (is_it && made == placements) return std::nullopt;
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

SudokuMatcher FollowsReadingOrder() {
  return rule("follows the article's order", [](const SudokuRun& run) -> Complaint {
    if (!leaves_reading_order(run)) return std::nullopt;
    return "Your search goes another way than the article's program.";
  });
}

SudokuMatcher AlwaysFillsAMostConstrainedSquare() {
  return rule("always fills a most constrained square", [](const SudokuRun& run) -> Complaint {
    if (run.counts.placements == 0 && run.givens.empty_squares() > 0)
      return "Your search places no digit at all.";
    if (!leaves_most_constrained(run)) return std::nullopt;
    return "Your search does not always fill a most constrained square.";
  });
}

std::string advice_on_squares_read(const SudokuRun& run) {
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
