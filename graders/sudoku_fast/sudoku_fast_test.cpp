#include <articles/boards.h>
#include <cstdint>
#include <inputs/sudoku_boards.h>
#include <judge/check.h>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku_fast_checks.h"

namespace {

using namespace kata;
using namespace kata::judge;

/// One after the other, in one process.
void expect_right(const std::vector<std::string>& boards) {
  EXPECT_RUNS(solve_fast_on(boards), SolvesOrSaysNo());
}

/// Each in a process of its own.
void expect_right_on_each(const std::vector<std::string_view>& boards) {
  for (const std::string_view board : boards) expect_right({std::string(board)});
}

void expect_right_in_batches(const std::vector<std::string>& boards) {
  for (const auto& batch : in_batches(boards)) {
    if (!has_failed()) expect_right(batch);
  }
}

constexpr std::uint32_t seed = 20261130;

KATA_CHECK(2, "solves the article's board") {
  expect_right_on_each({articles::board});
}

KATA_CHECK(1, "leaves a full board as it is") {
  expect_right_on_each({boards::full, boards::first_square_empty});  // saying yes is no answer
}

KATA_CHECK(1, "fills one empty square") {
  expect_right_on_each({boards::first_square_empty, boards::last_square_empty});
}

KATA_CHECK(2, "says no to a board without solution, and hands it back as it was") {
  expect_right_on_each({boards::first_square_empty});  // saying no to all is no answer
  expect_right_on_each(
      {boards::dead_from_the_start, boards::no_solution_early, boards::no_solution});
}

KATA_CHECK(2, "looks at the whole row, column and box of a square") {
  expect_right_on_each(
      {boards::boxes_decide, boards::whole_boxes_matter, boards::whole_lines_matter});
}

KATA_CHECK(2, "recovers from wrong guesses") {
  expect_right_on_each(
      {boards::needs_guesses, boards::few_guesses, boards::ai_escargot, boards::inkala_2010});
}

KATA_CHECK(2, "finds one of several solutions, on an empty board, too") {
  expect_right_on_each({boards::two_solutions, boards::many_solutions, boards::empty});
}

KATA_CHECK(2, "solves a board of 17 givens, on which reading order gets lost") {
  expect_right_on_each({boards::hopeless_in_reading_order});
}

KATA_CHECK(1, "does the same when it is called again") {
  const std::string board(articles::board);
  const std::string none(boards::no_solution);
  const std::string hard(boards::ai_escargot);
  expect_right({board, board});
  expect_right({none, board});
  expect_right({hard, none, hard, std::string(boards::empty), board});
}

KATA_CHECK(4, "is right on a thousand boards in a row") {
  BoardGenerator generator(seed);
  expect_right_in_batches(emptied(0, 64, 400, generator));
  expect_right_in_batches(
      look_alikes({articles::board, articles::board_without_dead_ends, boards::boxes_decide,
                   boards::whole_boxes_matter, boards::needs_guesses},
                  400, generator));
  expect_right_in_batches(
      look_alikes({boards::no_solution, boards::no_solution_early}, 200, generator));
  advise(
      "Right, and now the clock: build/bin/ladder sudoku measures your program beside those of the articles, from part 1's to the fastest one here.");
}

}  // namespace
