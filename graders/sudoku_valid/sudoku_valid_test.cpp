#include <articles/boards.h>
#include <inputs/sudoku_boards.h>
#include <judge/board/sudoku_checks.h>
#include <search/position.h>
#include <string>
#include <string_view>
#include <text/number_words.h>

#include <kata/grid.h>

#include "sudoku_valid_checks.h"

namespace {

using namespace kata;
using namespace kata::judge;

/// An empty board with the same digit on two squares.
std::string two(char digit, search::Position first, search::Position second) {
  Grid grid;
  grid.at(first.row, first.column) = digit;
  grid.at(second.row, second.column) = digit;
  return grid.line();
}

// A solved board with two of its rows exchanged: rows 1 and 4, so that only boxes clash.
constexpr std::string_view full_with_rows_exchanged =
    "859761423672195348198342567534678912426853791713924856961537284287419635345286179";
// Columns 1 and 2 exchanged in the first row alone: only those columns clash.
constexpr std::string_view full_with_squares_exchanged =
    "354678912672195348198342567859761423426853791713924856961537284287419635345286179";
// The articles' board with a 5 at row 1, column 9: the row and the column have one already.
constexpr std::string_view articles_board_with_a_clash =
    "53..7...56..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

Run check(std::string_view board) {
  return solve("is_valid", board);
}

void expect_right_verdict(std::string_view board) {
  EXPECT_RUN(check(board), TellsWhetherItIsValid());
}

void expect_right_verdict_after(std::string_view first, std::string_view second) {
  EXPECT_RUN(solve_after("is_valid", first, second), TellsWhetherItIsValid());
}

KATA_CHECK(1, "accepts an empty board") {
  expect_right_verdict(boards::empty);
}

KATA_CHECK(2, "accepts the article's board, and its solution") {
  expect_right_verdict(articles::board);
  expect_right_verdict(articles::solution);
}

KATA_CHECK(2, "sees a digit twice in a row") {
  expect_right_verdict(two('5', {0, 0}, {0, 8}));
  expect_right_verdict(two('3', {4, 0}, {4, 4}));
}

KATA_CHECK(2, "sees a digit twice in a column") {
  expect_right_verdict(two('5', {0, 0}, {8, 0}));
  expect_right_verdict(two('2', {1, 4}, {7, 4}));
}

KATA_CHECK(2, "sees a digit twice in a box, where neither row nor column shows it") {
  expect_right_verdict(two('5', {0, 0}, {2, 2}));
  expect_right_verdict(two('7', {4, 6}, {3, 8}));
}

KATA_CHECK(2, "looks at the last row, column and box, and at the digit 9") {
  expect_right_verdict(two('9', {8, 0}, {8, 8}));
  expect_right_verdict(two('9', {0, 8}, {8, 8}));
  expect_right_verdict(two('9', {7, 7}, {8, 6}));
}

KATA_CHECK(1, "sees a clash on a board that is otherwise right") {
  expect_right_verdict(articles_board_with_a_clash);
  expect_right_verdict(full_with_rows_exchanged);
  expect_right_verdict(full_with_squares_exchanged);
}

KATA_CHECK(1, "does not ask whether the board has a solution") {
  expect_right_verdict(boards::no_solution);
  expect_right_verdict(boards::dead_from_the_start);
}

KATA_CHECK(1, "does the same when it is called again") {
  const std::string clash = two('5', {0, 0}, {0, 8});
  expect_right_verdict_after(clash, articles::board);
  expect_right_verdict_after(articles::board, articles::board);
  expect_right_verdict_after(articles::board, clash);
  if (has_failed()) return;
  achieved("A full board is checked with " +
           counted(check(articles::solution).squares_read, "look") + " at its 81 squares.");
  advise(advice_on_one_pass(check(articles::solution)));
}

}  // namespace
