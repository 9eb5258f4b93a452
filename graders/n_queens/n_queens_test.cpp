#include <articles/queens.h>
#include <chrono>
#include <cstddef>
#include <judge/chessboard/queens_checks.h>
#include <text/number_words.h>

namespace {

using namespace kata;
using namespace kata::judge;

/// For N = 20 a right search that looks at every square again for each queen needs some forty times
/// as long as ours.
Limits patience_for(int size) {
  Limits limits;
  if (size < 20) return limits;
  limits.processor_time = std::chrono::seconds(120);
  limits.wall_time = std::chrono::seconds(300);
  return limits;
}

Run place(int size) {
  return run_on_chessboard("place_queens", size, patience_for(size));
}
Run count(int size) {
  return run_on_chessboard("count_arrangements", size);
}

int arrangements(int size) {
  return articles::arrangements.at(static_cast<std::size_t>(size - 1));
}

KATA_CHECK(1, "place_queens places the one queen of a board with one square") {
  EXPECT_RUN(place(1), FindsAnArrangement());
}

KATA_CHECK(2, "finds an arrangement for N = 4, 5, 6 and 8") {
  for (const int size : {4, 5, 6, 8}) EXPECT_RUN(place(size), FindsAnArrangement());
}

KATA_CHECK(2, "says no for N = 2 and 3, and takes every queen off again") {
  EXPECT_RUN(place(2), SaysThereIsNone());
  EXPECT_RUN(place(3), SaysThereIsNone());
}

KATA_CHECK(1, "puts a queen only where no other attacks it") {
  for (const int size : {4, 8}) EXPECT_RUN(place(size), PlacesOnlyOnSafeSquares());
}

KATA_CHECK(2, "makes 113, 261 and 199,635 placements for N = 8, 12 and 20") {
  for (const int size : articles::queens_compared) {
    EXPECT_RUN(place(size), PlacesQueens(articles::queens_on(size).row_by_row.placements));
  }
}

KATA_CHECK(1, "takes 105, 249 and 199,615 of them back") {
  for (const int size : articles::queens_compared) {
    EXPECT_RUN(place(size), LiftsQueens(articles::queens_on(size).row_by_row.undone));
  }
}

KATA_CHECK(2, "meets 42, 100 and 72,079 dead ends") {
  for (const int size : articles::queens_compared) {
    EXPECT_RUN(place(size), RunsIntoDeadEnds(articles::queens_on(size).row_by_row.dead_ends));
  }
  if (has_failed()) return;
  achieved("8 queens with " + counted(place(8).counts.placements, "placement") + ", 12 with " +
           grouped(place(12).counts.placements) + ", 20 with " +
           grouped(place(20).counts.placements) + ": the article's search, row by row.");
}

KATA_CHECK(2, "count_arrangements counts 1, 0, 0, 2, 10, 4, 40 and 92 for N = 1 to 8") {
  for (int size = 1; size <= 8; ++size)
    EXPECT_RUN(count(size), CountsArrangements(arrangements(size)));
}

KATA_CHECK(1, "counts arrangements that stood on the board") {
  for (const int size : {4, 6, 8}) EXPECT_RUN(count(size), CountsWhatStoodOnTheBoard());
}

KATA_CHECK(1, "leaves the board empty when it has counted") {
  for (const int size : {1, 3, 6}) EXPECT_RUN(count(size), LeavesTheBoardAsItWas());
}

KATA_CHECK(1, "does the same when it is called again") {
  EXPECT_RUN(run_after({"place_queens", 6}, {"place_queens", 6}), FindsAnArrangement());
  EXPECT_RUN(run_after({"place_queens", 3}, {"place_queens", 4}), FindsAnArrangement());
  EXPECT_RUN(run_after({"count_arrangements", 6}, {"count_arrangements", 5}),
             CountsArrangements(arrangements(5)));
}

}  // namespace
