#include <articles/boards.h>
#include <articles/figures.h>
#include <inputs/sudoku_boards.h>
#include <text/number_words.h>

#include "sudoku_propagation_checks.h"

namespace {

using namespace kata;
using namespace kata::judge;

KATA_CHECK(1, "leaves a full board as it is") {
  EXPECT_RUN(solve(boards::full), HasNothingToDo());
}

KATA_CHECK(1, "fills one empty square") {
  EXPECT_RUN(solve(boards::first_square_empty), Solves());
  EXPECT_RUN(solve(boards::last_square_empty), Solves());
}

KATA_CHECK(2, "fills the article's board, and needs no guess there") {
  EXPECT_RUN(solve(articles::board), Solves());
  EXPECT_RUN(solve(articles::board), NeedsNoGuess());
  EXPECT_RUN(solve(articles::board), MakesPlacements(articles::fewest_first.placements));
}

KATA_CHECK(2, "fills squares with one digit left before it guesses") {
  EXPECT_RUN(solve(boards::needs_guesses), Solves());
  EXPECT_RUN(solve(boards::needs_guesses), FillsSquaresWithOneDigit());
  EXPECT_RUN(solve(boards::ai_escargot), Solves());
  EXPECT_RUN(solve(boards::ai_escargot), FillsSquaresWithOneDigit());
}

KATA_CHECK(3, "fills digits with one place left in a row, column or box before it guesses") {
  EXPECT_RUN(solve(boards::needs_guesses), FillsDigitsWithOnePlace());
  EXPECT_RUN(solve(boards::ai_escargot), FillsDigitsWithOnePlace());
}

KATA_CHECK(3, "fills a board of 17 givens without a guess") {
  const Run run = solve(boards::digits_decide);
  EXPECT_RUN(run, Solves());
  EXPECT_RUN(run, NeedsNoGuess());
  if (has_failed()) return;
  achieved("A board of 17 givens in " + counted(run.counts.placements, "placement") +
           " and without a guess; with the fewest choices first it is 58,233 placements.");
}

KATA_CHECK(2, "goes back before the next guess where a board is dead") {
  EXPECT_RUN(solve(boards::ai_escargot), Solves());
  EXPECT_RUN(solve(boards::ai_escargot), NoticesDeadBoards());
  EXPECT_RUN(solve(boards::inkala_2010), NoticesDeadBoards());
  EXPECT_RUN(solve(boards::hopeless_in_reading_order), NoticesDeadBoards());
}

KATA_CHECK(3, "takes back a wrong guess and all that it forced") {
  EXPECT_RUN(solve(boards::ai_escargot), Solves());
  EXPECT_RUN(solve(boards::inkala_2010), Solves());
  EXPECT_RUN(solve(boards::hopeless_in_reading_order), Solves());
}

KATA_CHECK(2, "says no to a board without solution, and hands it back as it was") {
  EXPECT_RUN(solve(boards::first_square_empty), Solves());  // saying no to all is no answer
  EXPECT_RUN(solve(boards::no_solution_early), SaysThereIsNoSolution());
  EXPECT_RUN(solve(boards::no_solution), SaysThereIsNoSolution());
  EXPECT_RUN(solve(boards::dead_from_the_start), SaysThereIsNoSolution());
}

KATA_CHECK(1, "looks at the whole row, column and box of a square") {
  EXPECT_RUN(solve(boards::boxes_decide), Solves());
  EXPECT_RUN(solve(boards::whole_boxes_matter), Solves());
  EXPECT_RUN(solve(boards::whole_lines_matter), Solves());
}

KATA_CHECK(1, "does the same when it is called again") {
  EXPECT_RUN(solve_after("solve_propagating", boards::ai_escargot, boards::ai_escargot), Solves());
  EXPECT_RUN(solve_after("solve_propagating", boards::no_solution, articles::board), Solves());
  EXPECT_RUN(solve_after("solve_propagating", boards::no_solution, articles::board),
             NeedsNoGuess());
}

}  // namespace
