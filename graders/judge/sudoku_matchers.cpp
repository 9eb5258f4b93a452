#include <judge/difference.h>
#include <judge/number_words.h>
#include <judge/sudoku_complaints.h>
#include <judge/sudoku_matchers.h>
#include <judge/sudoku_rules.h>
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
           (run.result == run.givens ? "" : " It also left digits behind that it had placed.") +
           " Does it try every digit that fits before it gives up, and does a call that succeeds "
           "pass its true on?";
  }
  if (const auto complaint = changed_given(run)) return complaint;
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

/// Givens that are lifted and put back, say to check that they fit, are no part of the search.
std::vector<Event> steps_of(const SudokuRun& run) {
  std::vector<Event> steps = run.events;
  std::erase_if(steps, [](const Event& event) { return event.kind == EventKind::overwrite_given; });
  return steps;
}

std::string article_difference(const SudokuRun& run) {
  const std::vector<Event> steps = steps_of(run);
  const auto trace = search::search(run.givens, search::SquareOrder::reading, steps.size() + 1);
  return explain_difference(steps, trace.events);
}

Complaint wrong_count(int yours, int articles, const std::string& what) {
  if (yours == articles) return std::nullopt;
  return "Your search makes " + counted(yours, what) + ", the article's " + grouped(articles) + ".";
}

/// The empty square with the fewest candidates; the first in reading order of several.
struct MostConstrained {
  Position square;
  int candidates = 0;
};

MostConstrained most_constrained(const Grid& grid) {
  MostConstrained best{{}, grid.size() + 1};
  for (int row = 0; row < grid.size(); ++row) {
    for (int column = 0; column < grid.size(); ++column) {
      if (grid.at(row, column) != '.') continue;
      const int count = search::count(search::candidates(grid, {row, column}));
      if (count < best.candidates) best = {{row, column}, count};
    }
  }
  return best;
}

Complaint not_most_constrained(const Grid& before, const Event& placement) {
  const Position square{placement.row, placement.value};
  const search::Candidates own = search::candidates(before, square);
  if (search::count(own) == 1) return std::nullopt;
  const MostConstrained best = most_constrained(before);
  if (search::count(own) <= best.candidates) return std::nullopt;
  const search::Candidates there = search::candidates(before, best.square);
  if (best.candidates == 0) {
    return "puts " + std::string(1, placement.digit) + " at " + name_of(square) + ", where " +
           digit_list(own) + " fit, although nothing fits at " + name_of(best.square) +
           " any more. A square without candidates is the most constrained of all: this board is "
           "dead, go back.";
  }
  return "puts " + std::string(1, placement.digit) + " at " + name_of(square) + ", where " +
         digit_list(own) + " fit. At " + name_of(best.square) +
         (best.candidates == 1 ? " only " : " just ") + digit_list(there) +
         (best.candidates == 1 ? " fits" : " fit") +
         ": that square is more constrained and comes first.";
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
    if (const auto complaint = changed_given(run)) return complaint;
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
              [placements](const SudokuRun& run) -> Complaint {
                const auto wrong = wrong_count(run.counts.placements, placements, "placement");
                if (!wrong) return std::nullopt;
                return *wrong + " " + article_difference(run);
              });
}

SudokuMatcher Undoes(int undone) {
  return rule(
      "undoes as much as the article's program", [undone](const SudokuRun& run) -> Complaint {
        if (run.counts.undone == undone) return std::nullopt;
        return "Your search takes " + counted(run.counts.undone, "digit") +
               " off again, the article's " + grouped(undone) + ". " + article_difference(run);
      });
}

SudokuMatcher MeetsDeadEnds(int dead_ends) {
  return rule("meets as many dead ends as the article's program",
              [dead_ends](const SudokuRun& run) -> Complaint {
                if (run.counts.dead_ends == dead_ends) return std::nullopt;
                return "Your search meets " + counted(run.counts.dead_ends, "dead end") +
                       ", the article's " + grouped(dead_ends) + ". " + article_difference(run);
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
                           grouped(placements) + ". " + article_difference(run);
                  }
                  ++made;
                }
                return std::string("Your search never puts ") + digit + " at " + name_of(*first) +
                       "; the article's does after " + counted(placements, "placement") + ". " +
                       article_difference(run);
              });
}

SudokuMatcher FollowsReadingOrder() {
  return rule("follows the article's order", [](const SudokuRun& run) -> Complaint {
    const std::string difference = article_difference(run);
    if (difference.empty()) return std::nullopt;
    return difference;
  });
}

SudokuMatcher AlwaysFillsAMostConstrainedSquare() {
  return rule("always fills a most constrained square", [](const SudokuRun& run) -> Complaint {
    SudokuReplay replay(run.givens);
    for (const Event& event : run.events) {
      if (event.kind == EventKind::place) {
        if (const auto complaint = not_most_constrained(replay.grid(), event)) {
          return "At placement " + grouped(replay.counts().placements + 1) + " your search " +
                 *complaint;
        }
      }
      replay.apply(event);
    }
    return std::nullopt;
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
