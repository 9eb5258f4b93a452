#include <articles/boards.h>
#include <judge/board/sudoku_boards.h>
#include <judge/check.h>

#include "sudoku_uniqueness_checks.h"

namespace {

using namespace kata;
using namespace kata::judge;

// Two solutions as well, but the first empty square has the same digit in both.
constexpr std::string_view two_solutions_further_on =
    ".3467891267219534819834256785976.42.42685.79.713924856961537284287419635345286179";

void expect_count(std::string_view board, int limit, int solutions) {
  EXPECT_RUN(count_solutions(board, limit), CountsSolutions(solutions));
}

void expect_board_back(std::string_view board, int limit) {
  EXPECT_RUN(count_solutions(board, limit), HandsTheBoardBack());
}

KATA_CHECK(1, "counts a full board as its own solution") {
  expect_count(boards::full, 2, 1);
}

KATA_CHECK(1, "finds the one solution of a board with one empty square") {
  expect_count(boards::first_square_empty, 2, 1);
  expect_count(boards::last_square_empty, 2, 1);
}

KATA_CHECK(2, "finds both solutions where there are two") {
  expect_count(boards::two_solutions, 5, 2);
  expect_count(two_solutions_further_on, 5, 2);
}

KATA_CHECK(2, "finds the one solution of the article's board") {
  expect_count(articles::board, 2, 1);
  expect_count(articles::board_without_dead_ends, 2, 1);
}

KATA_CHECK(2, "finds none where there is none") {
  expect_count(boards::no_solution_early, 2, 0);
  expect_count(boards::no_solution, 2, 0);
}

KATA_CHECK(2, "stops at the limit") {
  expect_count(boards::two_solutions, 1, 1);
  expect_count(boards::two_solutions, 2, 2);
  expect_count(boards::three_rows, 1, 1);
  expect_count(boards::three_rows, 3, 3);
  expect_count(boards::three_rows, 7, 7);
}

KATA_CHECK(1, "does not count all the ways to fill an almost empty board") {
  expect_count(boards::three_rows, 2, 2);
}

KATA_CHECK(3, "hands the board back as it was") {
  expect_board_back(boards::two_solutions, 5);
  expect_board_back(articles::board, 2);
  expect_board_back(boards::no_solution, 2);
  expect_board_back(boards::two_solutions, 1);
  expect_board_back(boards::three_rows, 3);
  expect_board_back(boards::three_rows, 2);
}

KATA_CHECK(1, "looks at the whole row, column and box of a square") {
  expect_count(boards::boxes_decide, 2, 1);
  expect_count(boards::whole_boxes_matter, 2, 1);
  expect_count(boards::whole_lines_matter, 2, 1);
}

KATA_CHECK(1, "does the same when it is called again") {
  EXPECT_RUN(count_solutions_after(boards::two_solutions, articles::board, 2), CountsSolutions(1));
  EXPECT_RUN(count_solutions_after(articles::board, boards::two_solutions, 2), CountsSolutions(2));
  EXPECT_RUN(count_solutions_after(boards::no_solution_early, articles::board, 2),
             CountsSolutions(1));
}

}  // namespace
