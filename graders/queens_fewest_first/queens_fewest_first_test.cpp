#include <articles/queens.h>
#include <judge/chessboard/queens_checks.h>
#include <string>
#include <text/number_words.h>

namespace {

using namespace kata;
using namespace kata::judge;

Run place(int size) {
  return run_on_chessboard("place_queens_fewest_first", size);
}

KATA_CHECK(1, "places the one queen of a board with one square") {
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

KATA_CHECK(3, "always fills a row with the fewest safe squares") {
  for (const int size : {4, 5, 6, 7, 8}) {
    EXPECT_RUN(place(size), AlwaysFillsARowWithFewestSafeSquares());
  }
}

KATA_CHECK(3, "does so on larger boards, where it has to go back more often") {
  for (const int size : {12, 20}) {
    EXPECT_RUN(place(size), FindsAnArrangement());
    EXPECT_RUN(place(size), AlwaysFillsARowWithFewestSafeSquares());
  }
  if (has_failed()) return;
  achieved("8 queens with " + counted(place(8).counts.placements, "placement") + ", 12 with " +
           grouped(place(12).counts.placements) + ", 20 with " +
           grouped(place(20).counts.placements) + ".");
}

KATA_CHECK(1, "does the same when it is called again") {
  const std::string function = "place_queens_fewest_first";
  EXPECT_RUN(run_after({function, 6}, {function, 6}), FindsAnArrangement());
  EXPECT_RUN(run_after({function, 3}, {function, 8}), FindsAnArrangement());
  EXPECT_RUN(run_after({function, 3}, {function, 8}), AlwaysFillsARowWithFewestSafeSquares());
  if (has_failed()) return;
  for (const int size : articles::queens_compared) advise(compared_with_plain_order(place(size)));
}

}  // namespace
