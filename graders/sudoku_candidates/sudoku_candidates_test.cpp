#include <articles/boards.h>
#include <articles/figures.h>
#include <inputs/sudoku_boards.h>
#include <judge/board/sudoku_checks.h>
#include <string_view>
#include <text/number_words.h>
#include <vector>

#include "sudoku_candidates_checks.h"

namespace {

using namespace kata;
using namespace kata::judge;

void expect_candidates(std::string_view board, const std::vector<search::Position>& squares) {
  EXPECT_RUNS(candidates(board, squares), ListsWhatFits());
}

void expect_all_candidates(std::string_view board) {
  EXPECT_RUNS(all_candidates(board), ListsWhatFits());
}

Run place_forced(std::string_view board) {
  return solve("place_forced", board);
}

void expect_only_forced_placements(std::string_view board) {
  EXPECT_RUN(place_forced(board), PlacesOnlyForcedDigits());
  EXPECT_RUN(place_forced(board), LeavesNoForcedSquare());
}

KATA_CHECK(1, "lists the digits that fit on the first empty square: 1, 2 and 4") {
  expect_candidates(articles::board, {{0, 2}});
}

KATA_CHECK(1, "reads the three squares of the article: 2, 4, 8; 1, 2; only 4") {
  expect_candidates(articles::board, {{0, 8}, {2, 0}, {6, 8}});
}

KATA_CHECK(1, "lists nothing for a filled square") {
  expect_candidates(articles::board, {{0, 0}, {0, 1}, {4, 5}, {8, 8}});
}

KATA_CHECK(2, "makes the article's table: 4, 13, 17, 14, 2 and 1 squares") {
  const std::vector<Run> all = all_candidates(articles::board);
  EXPECT_RUN(all.back(), MakesTheTable(articles::badges, all));
}

KATA_CHECK(2, "lists what fits on every square of a board") {
  expect_all_candidates(articles::board);
  expect_all_candidates(boards::empty);
  expect_all_candidates(boards::last_square_empty);
  expect_all_candidates(boards::boxes_decide);
}

KATA_CHECK(1, "lists nothing where nothing fits any more") {
  expect_all_candidates(boards::dead_from_the_start);
}

KATA_CHECK(2, "fills all 51 empty squares of the article's board") {
  EXPECT_RUN(place_forced(articles::board), PlacesOnlyForcedDigits());
  EXPECT_RUN(place_forced(articles::board), Fills(articles::empty_squares));
  if (has_failed()) return;
  achieved("The article's board is full after " +
           counted(place_forced(articles::board).counts.placements, "placement") +
           ", without a single guess.");
}

KATA_CHECK(3, "fills forced squares only, until none is left") {
  expect_only_forced_placements(articles::board);
  expect_only_forced_placements(articles::board_without_dead_ends);
  expect_only_forced_placements(boards::last_square_empty);
  expect_only_forced_placements(boards::whole_boxes_matter);
  expect_only_forced_placements(boards::whole_lines_matter);
}

KATA_CHECK(3, "stops where no square is forced any more") {
  expect_only_forced_placements(boards::few_guesses);
  expect_only_forced_placements(boards::two_solutions);
  expect_only_forced_placements(boards::needs_guesses);
  expect_only_forced_placements(boards::many_solutions);
  expect_only_forced_placements(boards::empty);
}

KATA_CHECK(1, "returns how many squares it filled") {
  EXPECT_RUN(place_forced(boards::full), ReturnsHowManyItFilled());
  EXPECT_RUN(place_forced(articles::board), ReturnsHowManyItFilled());
  EXPECT_RUN(place_forced(boards::many_solutions), ReturnsHowManyItFilled());
}

KATA_CHECK(1, "looks again before it places, also on a board without solution") {
  expect_only_forced_placements(boards::no_solution);
  expect_only_forced_placements(boards::no_solution_early);
}

KATA_CHECK(1, "does the same when it is called again") {
  const Run again = solve_after("place_forced", articles::board_without_dead_ends, articles::board);
  EXPECT_RUN(again, PlacesOnlyForcedDigits());
  EXPECT_RUN(again, LeavesNoForcedSquare());
  EXPECT_RUN(again, ReturnsHowManyItFilled());
}

}  // namespace
