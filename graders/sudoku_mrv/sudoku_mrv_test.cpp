#include <articles/boards.h>
#include <articles/figures.h>
#include <inputs/sudoku_boards.h>
#include <judge/board/sudoku_checks.h>
#include <string_view>
#include <text/number_words.h>

namespace {

using namespace kata;
using namespace kata::judge;

Run solve(std::string_view board) {
  return judge::solve("solve_mrv", board);
}

KATA_CHECK(1, "leaves a full board as it is") {
  EXPECT_RUN(solve(boards::full), HasNothingToDo());
}

KATA_CHECK(1, "fills one empty square") {
  EXPECT_RUN(solve(boards::first_square_empty), Solves());
  EXPECT_RUN(solve(boards::last_square_empty), Solves());
}

KATA_CHECK(2, "fills the article's board") {
  EXPECT_RUN(solve(articles::board), Solves());
}

KATA_CHECK(2, "makes 51 placements on the article's board, one for each empty square") {
  EXPECT_RUN(solve(articles::board), MakesPlacements(articles::fewest_first.placements));
}

KATA_CHECK(1, "never has to go back there") {
  EXPECT_RUN(solve(articles::board), Solves());
  EXPECT_RUN(solve(articles::board), Undoes(articles::fewest_first.undone));
  EXPECT_RUN(solve(articles::board), MeetsDeadEnds(articles::fewest_first.dead_ends));
  if (has_failed()) return;
  achieved(counted(solve(articles::board).counts.placements, "placement") +
           " on the article's board, where the first empty square needs " +
           grouped(articles::reading_order.placements) + ".");
}

KATA_CHECK(3, "always fills a most constrained square") {
  EXPECT_RUN(solve(articles::board), AlwaysFillsAMostConstrainedSquare());
  EXPECT_RUN(solve(boards::needs_guesses), AlwaysFillsAMostConstrainedSquare());
  EXPECT_RUN(solve(boards::ai_escargot), AlwaysFillsAMostConstrainedSquare());
}

KATA_CHECK(3, "recovers from wrong guesses") {
  EXPECT_RUN(solve(boards::needs_guesses), Solves());
  EXPECT_RUN(solve(boards::ai_escargot), Solves());
}

KATA_CHECK(2, "says no to a board without solution, and hands it back as it was") {
  EXPECT_RUN(solve(boards::first_square_empty), Solves());  // saying no to all is no answer
  EXPECT_RUN(solve(boards::no_solution_early), SaysThereIsNoSolution());
  EXPECT_RUN(solve(boards::no_solution), SaysThereIsNoSolution());
}

KATA_CHECK(1, "looks at the whole row, column and box of a square") {
  EXPECT_RUN(solve(boards::boxes_decide), Solves());
  EXPECT_RUN(solve(boards::whole_boxes_matter), Solves());
  EXPECT_RUN(solve(boards::whole_lines_matter), Solves());
}

KATA_CHECK(1, "does the same when it is called again") {
  EXPECT_RUN(solve_after("solve_mrv", boards::needs_guesses, boards::needs_guesses), Solves());
  EXPECT_RUN(solve_after("solve_mrv", boards::no_solution, articles::board), Solves());
  EXPECT_RUN(solve_after("solve_mrv", boards::no_solution, articles::board),
             AlwaysFillsAMostConstrainedSquare());
  advise(advice_on_squares_read(solve(articles::board)));
}

}  // namespace
