#include <algorithm>
#include <array>
#include <articles/queens.h>
#include <cstddef>
#include <cstdint>
#include <findings/chessboard/queens_rules.h>
#include <findings/chessboard/queens_steps.h>
#include <findings/difference.h>
#include <judge/chessboard/queens_matchers.h>
#include <judge/rule.h>
#include <optional>
#include <problems/playback.h>
#include <runs/problems_of_calls.h>
#include <search/search.h>
#include <span>
#include <text/number_words.h>
#include <utility>
#include <vector>

#include <kata/chessboard.h>

namespace kata::judge {
namespace {

std::string size_in_words(const Run& run) {
  return "N = " + std::to_string(queens_of(run).size());
}

std::string in_words(const QueenClash& clash, const Arrangement& queens) {
  return "the queens at " + place_name(clash.first_row, queen_of(queens, clash.first_row)) +
         " and at " + place_name(clash.second_row, queen_of(queens, clash.second_row)) +
         " attack each other: they stand " + line_in_words(clash.line);
}

/// Whether every row had its queen at some moment.
bool was_full(const Run& run) {
  problems::Playback replay(*run.problem);
  return std::any_of(run.events.begin(), run.events.end(), [&](const Event& event) {
    replay.apply(event);
    return replay.is_complete();
  });
}

std::string missing_queens(const Run& run) {
  const int missing = free_rows(arrangement_of(run));
  const std::string first = row_name(*first_free_row(arrangement_of(run)));
  std::string text =
      missing == 1 ? first + " has no queen."
                   : counted(missing, "row") + " have no queen, the first of them " + first + ".";
  if (missing < queens_of(run).size() || run.counts.placements == 0) return text;
  if (was_full(run)) {
    return text +
           " It took every queen off again, also after all of them stood: a call that succeeds must return true at once.";
  }
  return text + " It took every queen off again. Is what the deeper call returned looked at?";
}

/// Where the search puts a queen on an attacked square: that explains every wrong answer.
Complaint wrong_test(const Run& run) {
  const auto attacked = places_on_an_attacked_square(run);
  if (!attacked) return std::nullopt;
  return " Look at how it tests a square: " + attacked->words;
}

std::string why_none_was_found(const Run& run) {
  return wrong_test(run).value_or(
      " Does it try every safe column of a row before it gives up, and does a call that succeeds pass its true on?");
}

Complaint no_arrangement(const Run& run) {
  const std::string function = run.function;
  if (run.answer == 0) {
    return function + " returned false for " + size_in_words(run) + " after " +
           counted(run.counts.placements, "placement") + ", but there is an arrangement." +
           (free_rows(arrangement_of(run)) == queens_of(run).size()
                ? ""
                : " It also left queens on the board.") +
           why_none_was_found(run);
  }
  const std::string returned_true =
      function + " returned true for " + size_in_words(run) + ", but ";
  if (first_free_row(arrangement_of(run))) return returned_true + missing_queens(run);
  if (const auto clash = find_clash(arrangement_of(run))) {
    return returned_true + in_words(*clash, arrangement_of(run)) + ".";
  }
  return std::nullopt;
}

Complaint left_a_queen(const Run& run) {
  for (int row = 0; row < queens_of(run).size(); ++row) {
    const int column = queen_of(arrangement_of(run), row);
    if (column != none) return "left a queen at " + place_name(row, column);
  }
  return std::nullopt;
}

/// Whether a search did the same as `plan`, perhaps on the board turned or mirrored.
bool does_the_same(const Run& run, search::Plan plan) {
  plan.most_events = run.events.size();
  const auto trace = search::search(*run.problem, plan);
  if (!trace.complete || trace.events.size() != run.events.size()) return false;
  for (int symmetry = 0; symmetry < symmetries; ++symmetry) {
    if (image_of(trace.events, queens_of(run).size(), symmetry) == run.events) return true;
  }
  return false;
}

/// A search that is known not to be the plain one, and did exactly what this one did.
Complaint known_search(const Run& run) {
  if (does_the_same(run, {.looks_ahead = true})) {
    return "Yours goes back as soon as some row has no safe square left, like a search that looks ahead. A good idea, but one for part 2: the plain search goes on to that row.";
  }
  if (does_the_same(run, {.order = search::Order::fewest})) {
    return "Yours fills the row with the fewest safe squares first. That is queens_fewest_first; here the rows are filled in order.";
  }
  if (does_the_same(run, {.most_solutions = search::Plan::all})) {
    return "Yours goes on after its first arrangement, through all of them: a call that succeeds must return true at once.";
  }
  return std::nullopt;
}

std::string step_in_words(std::span<const Event> events, std::size_t index) {
  if (index >= events.size()) return "is at its end";
  const Event& event = events[index];
  const std::string place = place_name(event.row, event.value);
  return event.kind == EventKind::place ? "puts a queen on " + place
                                        : "takes the queen off " + place;
}

/// Where a search first goes another way than the plain one, turned and mirrored to fit as long as
/// possible.
Complaint parts_from_the_plain_search(const Run& run) {
  const auto trace = search::search(*run.problem, {.most_events = run.events.size() + 1});
  std::vector<Event> closest;
  std::size_t same = 0;
  for (int symmetry = 0; symmetry < symmetries; ++symmetry) {
    std::vector<Event> plain = image_of(trace.events, queens_of(run).size(), symmetry);
    const auto index = first_difference(run.events, plain);
    if (!index) return std::nullopt;
    if (closest.empty() || *index > same) {
      closest = std::move(plain);
      same = *index;
    }
  }
  if (same == 0) {
    return "At the very first step yours " + step_in_words(run.events, 0) + "; the plain search " +
           step_in_words(closest, 0) + ".";
  }
  return "For " + counted(static_cast<std::int64_t>(same), "step") +
         " both do the same. Then yours " + step_in_words(run.events, same) +
         "; the plain search " + step_in_words(closest, same) + ".";
}

bool only_writes_an_arrangement(const Run& run) {
  return run.counts.undone == 0 && run.counts.placements == queens_of(run).size() &&
         !no_arrangement(run);
}

/// Why a search did not do as much as the plain one.
std::string why_not_plain(const Run& run) {
  if (run.events.empty()) return "It never placed a queen.";
  if (const auto attacked = places_on_an_attacked_square(run)) {
    std::string text = attacked->words;
    text.front() = 'P';
    return text;
  }
  if (const auto order = lifts_out_of_order(run)) return *order;
  if (only_writes_an_arrangement(run)) {
    return "Yours only writes a finished arrangement. Search on the board itself: each try is a placement, each step back an undo.";
  }
  if (const auto known = known_search(run)) return *known;
  return parts_from_the_plain_search(run).value_or("");
}

RunMatcher as_much_as_the_plain_search(std::string description, int Counts::*count, int expected,
                                       const std::string& verb, const std::string& what) {
  return rule(std::move(description), [=](const Run& run) -> Complaint {
    if (run.counts.*count == expected && does_the_same(run, {})) return std::nullopt;
    return "For " + size_in_words(run) + " your search " + verb + " " +
           counted(run.counts.*count, what) + ", the plain search " + grouped(expected) + ". " +
           why_not_plain(run);
  });
}

/// "stood on the board: 3 arrangements", to find out what went wrong with a count.
std::string hint_at_wrong_count(const Run& run, int expected) {
  const auto shown = static_cast<int>(arrangements_shown(queens_of(run).size(), run.events).size());
  if (const auto wrong = wrong_test(run)) return *wrong;
  if (shown == expected && expected > 0 && run.answer == 0) {
    return " All of them stood on the board, but none was counted. Does the call that finds no row left return 1, and does each call add up what the deeper ones return?";
  }
  if (shown == expected && expected > 0) {
    return " All of them stood on the board, each is to be counted once: add up what the calls for the columns return.";
  }
  return " " + (shown == 0 ? "No arrangement" : counted(shown, "arrangement")) +
         " stood on the board. When a row is done with one column, does it go on with the next, also after an arrangement?";
}

Complaint on_this_board(const Run& run, const std::optional<WrongStep>& wrong) {
  if (!wrong) return std::nullopt;
  return "For " + size_in_words(run) + " " + wrong->words;
}

}  // namespace

RunMatcher FindsAnArrangement() {
  return rule("finds an arrangement", no_arrangement);
}

RunMatcher SaysThereIsNone() {
  return rule("says that there is no arrangement", [](const Run& run) -> Complaint {
    const std::string function = run.function;
    if (run.answer != 0) {
      std::string text = function + " returned true for " + size_in_words(run) +
                         ", but no arrangement exists there: ";
      const auto clash = find_clash(arrangement_of(run));
      if (first_free_row(arrangement_of(run))) {
        text += missing_queens(run);
      } else if (clash) {
        text += in_words(*clash, arrangement_of(run)) + ".";
      }
      return text +
             " When no column works, the call must return false, and so must the calls above it.";
    }
    if (const auto left = left_a_queen(run)) {
      return function + " returned false for " + size_in_words(run) + ", as it should, but " +
             *left + "." + lift_before_going_back;
    }
    return std::nullopt;
  });
}

RunMatcher CountsArrangements(int arrangements) {
  return rule("counts the arrangements", [arrangements](const Run& run) -> Complaint {
    if (run.answer == arrangements) return std::nullopt;
    return run.function + " returned " + grouped(run.answer) + " for " + size_in_words(run) +
           ", where there " + (arrangements == 1 ? "is " : "are ") +
           (arrangements == 0 ? "none" : counted(arrangements, "arrangement")) + "." +
           hint_at_wrong_count(run, arrangements);
  });
}

RunMatcher CountsWhatStoodOnTheBoard() {
  return rule("counts what stood on the board", [](const Run& run) -> Complaint {
    const auto shown = arrangements_shown(queens_of(run).size(), run.events);
    const auto accounted = static_cast<int>(with_images(shown).size());
    if (accounted >= run.answer) return std::nullopt;
    const std::string returned =
        run.function + " returned " + grouped(run.answer) + " for " + size_in_words(run) + ", but ";
    if (shown.empty()) {
      return returned +
             "no arrangement ever stood on the board. Search on the board that you are given, and count when its last row has a queen.";
    }
    return returned + "what stood on the board accounts for " + grouped(accounted) +
           " of them, mirror images and turned boards included.";
  });
}

RunMatcher LeavesTheBoardAsItWas() {
  return rule("leaves the board as it was", [](const Run& run) -> Complaint {
    const auto left = left_a_queen(run);
    if (!left) return std::nullopt;
    return run.function + " " + *left + " for " + size_in_words(run) +
           ". The board was empty and is to be empty again: each choice is undone, also those of an arrangement that was counted.";
  });
}

RunMatcher PlacesQueens(int placements) {
  return as_much_as_the_plain_search("makes as many placements as the plain search",
                                     &Counts::placements, placements, "makes", "placement");
}

RunMatcher LiftsQueens(int undone) {
  return as_much_as_the_plain_search("lifts as many queens as the plain search", &Counts::undone,
                                     undone, "takes back", "placement");
}

RunMatcher RunsIntoDeadEnds(int dead_ends) {
  return as_much_as_the_plain_search("meets as many dead ends as the plain search",
                                     &Counts::dead_ends, dead_ends, "meets", "dead end");
}

RunMatcher PlacesOnlyOnSafeSquares() {
  return rule("places queens only on safe squares",
              [](const Run& run) { return on_this_board(run, places_on_an_attacked_square(run)); });
}

RunMatcher AlwaysFillsARowWithFewestSafeSquares() {
  return rule("always fills a row with the fewest safe squares",
              [](const Run& run) { return on_this_board(run, leaves_fewest_safe_first(run)); });
}

std::string compared_with_plain_order(const Run& run) {
  if (not_finished(run)) return "";
  const articles::SearchFigures& plain = articles::queens_on(queens_of(run).size()).row_by_row;
  return size_in_words(run) + ": " + counted(run.counts.dead_ends, "dead end") + " and " +
         counted(run.counts.placements, "placement") + "; row by row they are " +
         grouped(plain.dead_ends) + " and " + grouped(plain.placements) + ".";
}

}  // namespace kata::judge
