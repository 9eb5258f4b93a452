#include <articles/boards.h>
#include <cstddef>
#include <inputs/sudoku_boards.h>
#include <judge/check.h>
#include <search/sudoku_candidates.h>
#include <string_view>
#include <text/number_words.h>

#include <kata/grid.h>

#include "sudoku_uniqueness_checks.h"

namespace {

using namespace kata;
using namespace kata::judge;

// Two solutions as well, but the first empty square has the same digit in both.
constexpr std::string_view two_solutions_further_on =
    ".3467891267219534819834256785976.42.42685.79.713924856961537284287419635345286179";

// One solution each. Who leaves out the last column of a box, or two squares of its last row,
// counts more.
constexpr std::string_view third_columns_of_boxes_count =
    "5.4678..2.7.1...........5.785.76.4.....8.379.7....4..69...3..8.2..4.963.34.2.6179";
constexpr std::string_view third_rows_of_boxes_count =
    "..4..89.2..21.5..8198.4.5...59761.23....5....7..92.85.96...72.42........3.5...179";

void expect_count(std::string_view board, int limit, int solutions) {
  EXPECT_RUN(count_solutions(board, limit), CountsSolutions(solutions));
}

void expect_board_back(std::string_view board, int limit) {
  EXPECT_RUN(count_solutions(board, limit), HandsTheBoardBack());
}

/// The article's solution without two rows, or two columns, of different boxes: each square of a
/// box that is not looked at lets something through somewhere.
void expect_count_without(int line, int other, bool columns) {
  Grid grid;
  for (int row = 0; row < grid.size(); ++row) {
    for (int column = 0; column < grid.size(); ++column) {
      const int own = columns ? column : row;
      const auto index = static_cast<std::size_t>(row * grid.size() + column);
      const bool is_emptied = own == line || own == other;
      grid.at(row, column) = is_emptied ? '.' : articles::solution[index];
    }
  }
  constexpr int limit = 5;
  expect_count(grid.line(), limit, search::count_solutions(grid, limit));
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

KATA_CHECK(2, "finds the one solution of the article's board, with some squares filled") {
  expect_count(boards::given_more, 2, 1);
  if (has_failed()) return;
  achieved("The article's board, with some squares filled, has one solution: after " +
           counted(count_solutions(boards::given_more, 2).counts.placements, "placement") +
           " that is certain.");
}

KATA_CHECK(2, "finds none where there is none") {
  expect_count(boards::given_wrong, 2, 0);
}

KATA_CHECK(2, "stops at the limit") {
  expect_count(boards::two_solutions, 1, 1);
  expect_count(boards::two_solutions, 2, 2);
  expect_count(boards::eight_solutions, 1, 1);
  expect_count(boards::eight_solutions, 3, 3);
  expect_count(boards::eight_solutions, 7, 7);
  expect_count(boards::eight_solutions, 20, 8);
}

KATA_CHECK(1, "does not count all the ways to fill three empty rows") {
  expect_count(boards::two_solutions, 5, 2);  // to name the limit is no answer
  EXPECT_RUN(count_solutions(boards::many_ways, 2), CountsSolutions(2));
  EXPECT_RUN(count_solutions(boards::many_ways, 2), StopsAtTheLimit());
}

KATA_CHECK(3, "hands the board back as it was") {
  expect_board_back(boards::two_solutions, 5);
  expect_board_back(boards::given_more, 2);
  expect_board_back(boards::given_wrong, 2);
  expect_board_back(boards::two_solutions, 1);
  expect_board_back(boards::eight_solutions, 3);
  expect_board_back(boards::many_ways, 2);
}

KATA_CHECK(1, "looks at the whole row, column and box of a square") {
  expect_count(boards::boxes_decide, 2, 1);
  expect_count(boards::boxes_count, 2, 1);
  expect_count(boards::lines_count, 2, 1);
  expect_count(third_columns_of_boxes_count, 2, 1);
  expect_count(third_rows_of_boxes_count, 2, 1);
  for (int line = 0; line < 3; ++line) {
    for (int other = 3; other < 6; ++other) {
      expect_count_without(line, other, false);
      expect_count_without(line, other, true);
    }
  }
}

KATA_CHECK(1, "does the same when it is called again") {
  EXPECT_RUN(count_solutions_after(boards::two_solutions, boards::given_more, 2),
             CountsSolutions(1));
  EXPECT_RUN(count_solutions_after(boards::given_more, boards::two_solutions, 2),
             CountsSolutions(2));
  EXPECT_RUN(count_solutions_after(boards::given_wrong, boards::given_more, 2), CountsSolutions(1));
}

}  // namespace
