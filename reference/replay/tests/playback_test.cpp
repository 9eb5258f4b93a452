#include <articles/boards.h>
#include <articles/figures.h>
#include <replay/playback.h>
#include <stdexcept>

#include <gtest/gtest.h>

#include "searches.h"

namespace kata::replay {
namespace {

Playback played(const Recording& recording) {
  Playback playback(recording.start);
  for (const Event& event : recording.events) EXPECT_EQ(playback.apply(event), std::nullopt);
  return playback;
}

Counts counts_of(const articles::SearchFigures& figures) {
  return {figures.placements, figures.undone, figures.dead_ends};
}

TEST(Playback, CountsWhatTheArticlesState) {
  const Playback naive = played(tests::sudoku("", articles::board, search::SquareOrder::reading));
  EXPECT_EQ(naive.counts(), counts_of(articles::reading_order));
  EXPECT_EQ(naive.left(), 0);

  const Playback fewest =
      played(tests::sudoku("", articles::board, search::SquareOrder::fewest_candidates));
  EXPECT_EQ(fewest.counts(), counts_of(articles::fewest_first));
}

TEST(Playback, CountsDeadEndsOfQueens) {
  EXPECT_EQ(played(tests::queens(8)).counts(), (Counts{113, 105, 42}));
  EXPECT_EQ(played(tests::queens(12)).counts(), (Counts{261, 249, 100}));
}

TEST(Playback, SeesNoDeadEndWhereAFullOrderIsTakenBack) {
  EXPECT_EQ(played(tests::permutations({1, 2, 3, 4})).counts(), (Counts{64, 64, 0}));
}

TEST(Playback, SeesADeadEndAtTheFrontOfAPath) {
  Playback playback(WordOnGrid{{"ab"}, "abc"});
  EXPECT_EQ(playback.apply({EventKind::place, 0, 0, 1}), std::nullopt);
  EXPECT_EQ(playback.apply({EventKind::push_front, 0, 0, 0}), std::nullopt);
  EXPECT_EQ(playback.apply({EventKind::pop_front, 0, 0, 0}), std::nullopt);
  EXPECT_TRUE(playback.at_dead_end());
  EXPECT_EQ(playback.counts(), (Counts{2, 1, 1}));
}

TEST(Playback, TellsAnErasedGiven) {
  Playback playback(parse_grid(articles::small_board));
  const int left = playback.left();
  EXPECT_EQ(playback.apply({EventKind::overwrite_given, '.', 0, 1}), std::nullopt);
  EXPECT_EQ(playback.left(), left + 1);
  EXPECT_EQ(playback.apply({EventKind::overwrite_given, '2', 0, 1}), std::nullopt);
  EXPECT_EQ(playback.left(), left);
}

TEST(Playable, EndsBeforeWhatNoSearchWrites) {
  const std::vector<Event> events{{EventKind::place, '3', 0, 0}, {EventKind::place, '2', 0, 0}};
  const Playable found = playable(parse_grid(articles::small_board), events);
  EXPECT_EQ(found.events, 1U);
  EXPECT_EQ(found.fault, "a placement on a filled square");
}

TEST(Playable, TrustsNoEvent) {
  for (const Start& start : {Start(Grid()), Start(EmptyChessboard{4}),
                             Start(WordOnGrid{{"ab"}, "a"}), Start(NumbersToOrder{{1}})}) {
    for (int kind = 0; kind < 256; ++kind) {
      for (const Event& event : {Event{static_cast<EventKind>(kind), 'Z', 65535, -1},
                                 Event{static_cast<EventKind>(kind), '\0', 9, 9}}) {
        const bool may_be_a_number = std::holds_alternative<NumbersToOrder>(start);
        if (may_be_a_number && event.kind == EventKind::place) continue;
        EXPECT_EQ(playable(start, {&event, 1}).events, 0U) << kind;
      }
    }
  }
}

TEST(Playback, RefusesARaggedGrid) {
  EXPECT_THROW(Playback(WordOnGrid{{"ab", "c"}, "a"}), std::invalid_argument);
  EXPECT_THROW(Playback(WordOnGrid{{}, "a"}), std::invalid_argument);
}

}  // namespace
}  // namespace kata::replay
