#include <algorithm>
#include <array>
#include <articles/queens.h>
#include <cstddef>
#include <judge/chessboard/queens_checks.h>
#include <problems/playback.h>
#include <problems/queens.h>
#include <search/search.h>

namespace {

using namespace kata;
using namespace kata::judge;

Run place(int size) {
  return run_on_chessboard("place_queens", size);
}
Run count(int size) {
  return run_on_chessboard("count_arrangements", size);
}

/// What the plain search does, on sizes for which no figure is stated.
Counts plain(int size) {
  const problems::Queens problem(size);
  problems::Playback playback(problem);
  for (const Event& event : search::search(problems::Queens(size)).events) playback.apply(event);
  return playback.counts();
}

constexpr std::array other_sizes{7, 9, 10, 11, 13, 14, 15, 16};

KATA_HIDDEN_CHECK(2, "finds an arrangement on boards of other sizes") {
  for (const int size : other_sizes) EXPECT_RUN(place(size), FindsAnArrangement());
}

KATA_HIDDEN_CHECK(2, "does as much as the plain search there") {
  for (const int size : other_sizes) {
    const Counts counts = plain(size);
    EXPECT_RUN(place(size), PlacesQueens(counts.placements));
    EXPECT_RUN(place(size), LiftsQueens(counts.undone));
    EXPECT_RUN(place(size), RunsIntoDeadEnds(counts.dead_ends));
  }
}

KATA_HIDDEN_CHECK(2, "counts the arrangements for N = 9 and 10") {
  for (const int size : {9, 10}) {
    EXPECT_RUN(count(size),
               CountsArrangements(articles::arrangements.at(static_cast<std::size_t>(size - 1))));
    EXPECT_RUN(count(size), CountsWhatStoodOnTheBoard());
    EXPECT_RUN(count(size), LeavesTheBoardAsItWas());
  }
}

KATA_HIDDEN_CHECK(1, "keeps nothing between calls with different boards") {
  EXPECT_RUN(run_after({"place_queens", 8}, {"place_queens", 4}), FindsAnArrangement());
  EXPECT_RUN(run_after({"place_queens", 4}, {"place_queens", 8}), FindsAnArrangement());
  EXPECT_RUN(run_after({"place_queens", 4}, {"place_queens", 2}), SaysThereIsNone());
  EXPECT_RUN(run_after({"count_arrangements", 8}, {"place_queens", 6}), FindsAnArrangement());
  EXPECT_RUN(run_after({"place_queens", 7}, {"count_arrangements", 7}), CountsArrangements(40));
}

}  // namespace
