#include <array>
#include <judge/chessboard/queens_checks.h>
#include <string>

namespace {

using namespace kata;
using namespace kata::judge;

const std::string function = "place_queens_fewest_first";

Run place(int size) {
  return run_on_chessboard(function, size);
}

constexpr std::array other_sizes{9, 10, 11, 13, 14, 15, 16, 17, 18, 19};

KATA_HIDDEN_CHECK(2, "finds an arrangement on boards of other sizes") {
  for (const int size : other_sizes) EXPECT_RUN(place(size), FindsAnArrangement());
}

KATA_HIDDEN_CHECK(3, "always fills a row with the fewest safe squares there") {
  for (const int size : other_sizes) {
    EXPECT_RUN(place(size), PlacesOnlyOnSafeSquares());
    EXPECT_RUN(place(size), AlwaysFillsARowWithFewestSafeSquares());
  }
}

KATA_HIDDEN_CHECK(1, "keeps nothing between calls with different boards") {
  EXPECT_RUN(run_after({function, 8}, {function, 4}), FindsAnArrangement());
  EXPECT_RUN(run_after({function, 4}, {function, 8}), FindsAnArrangement());
  EXPECT_RUN(run_after({function, 4}, {function, 8}), AlwaysFillsARowWithFewestSafeSquares());
  EXPECT_RUN(run_after({function, 6}, {function, 3}), SaysThereIsNone());
}

}  // namespace
