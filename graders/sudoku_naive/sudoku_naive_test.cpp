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
  return judge::solve("solve_naive", board);
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

KATA_CHECK(1, "takes the first empty square and the smallest digit that fits, step by step") {
  EXPECT_RUN(solve(articles::board), FollowsReadingOrder());
}

KATA_CHECK(2, "makes 4,208 placements on the article's board") {
  EXPECT_RUN(solve(articles::board), MakesPlacements(articles::reading_order.placements));
}

KATA_CHECK(1, "takes 4,157 of them off again") {
  EXPECT_RUN(solve(articles::board), Undoes(articles::reading_order.undone));
}

KATA_CHECK(1, "meets 1,246 dead ends") {
  EXPECT_RUN(solve(articles::board), MeetsDeadEnds(articles::reading_order.dead_ends));
  if (has_failed()) return;
  const Counts counts = solve(articles::board).counts;
  achieved(counted(counts.placements, "placement") + " on the article's board, " +
           grouped(counts.undone) + " of them taken off again, " +
           counted(counts.dead_ends, "dead end") +
           ": step by step what the article's program does.");
}

KATA_CHECK(1, "gives up on 1 after 333 placements, and on 2 after 2,207") {
  EXPECT_RUN(solve(articles::board), FirstSquareHolds('2', articles::placements_before_2));
  EXPECT_RUN(solve(articles::board), FirstSquareHolds('4', articles::placements_before_4));
}

KATA_CHECK(1, "recovers from wrong guesses on another board") {
  EXPECT_RUN(solve(boards::needs_guesses), Solves());
  EXPECT_RUN(solve(boards::needs_guesses), FollowsReadingOrder());
}

KATA_CHECK(1, "does the same when it is called again") {
  EXPECT_RUN(solve_after("solve_naive", articles::board, articles::board), Solves());
  EXPECT_RUN(solve_after("solve_naive", articles::board, articles::board), FollowsReadingOrder());
  EXPECT_RUN(solve_after("solve_naive", boards::no_solution_early, boards::whole_lines_matter),
             Solves());
}

}  // namespace
