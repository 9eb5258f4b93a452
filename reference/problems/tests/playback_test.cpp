#include <articles/boards.h>
#include <articles/figures.h>
#include <memory>
#include <optional>
#include <problems/order.h>
#include <problems/picture.h>
#include <problems/playback.h>
#include <problems/queens.h>
#include <problems/sudoku.h>
#include <problems/word.h>
#include <search/search.h>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace kata::problems {
namespace {

Counts played(const Problem& problem, std::span<const Event> events) {
  Playback playback(problem);
  for (const Event& event : events) EXPECT_EQ(playback.apply(event), std::nullopt);
  return playback.counts();
}

Counts counts_of(const articles::SearchFigures& figures) {
  return {figures.placements, figures.undone, figures.dead_ends};
}

const Sudoku articles_board(parse_grid(articles::board));
const Sudoku small_board(parse_grid(articles::small_board));

TEST(Playback, CountsWhatTheArticlesState) {
  using search::Order;
  const auto in = [](Order order) {
    return played(articles_board, search::search(articles_board, {.order = order}).events);
  };
  EXPECT_EQ(in(Order::in_order), counts_of(articles::reading_order));
  EXPECT_EQ(in(Order::fewest_or_one), counts_of(articles::fewest_first));
}

TEST(Playback, CountsDeadEndsOfQueens) {
  EXPECT_EQ(played(Queens(8), search::search(Queens(8)).events), (Counts{113, 105, 42}));
  EXPECT_EQ(played(Queens(12), search::search(Queens(12)).events), (Counts{261, 249, 100}));
}

TEST(Playback, SeesNoDeadEndWhereAFullOrderIsTakenBack) {
  const std::vector<Event> events{{EventKind::place, 0, 0, 7},
                                  {EventKind::place, 0, 0, 8},
                                  {EventKind::undo, 0, 0, 8},
                                  {EventKind::undo, 0, 0, 7}};
  EXPECT_EQ(played(Order({7, 8}), events), (Counts{2, 2, 0}));
  EXPECT_EQ(played(Order({7, 8, 9}), events), (Counts{2, 2, 1}));
}

TEST(Playback, SeesADeadEndAtTheFrontOfAPath) {
  const Word word("ab", "abc");
  Playback playback(word);
  EXPECT_EQ(playback.apply({EventKind::place, 0, 0, 1}), std::nullopt);
  EXPECT_EQ(playback.apply({EventKind::push_front, 0, 0, 0}), std::nullopt);
  EXPECT_EQ(playback.apply({EventKind::pop_front, 0, 0, 0}), std::nullopt);
  EXPECT_TRUE(playback.at_dead_end());
  EXPECT_EQ(playback.counts(), (Counts{2, 1, 1}));
}

TEST(Playback, TellsAnErasedGiven) {
  Playback playback(small_board);
  const int left = playback.left();
  EXPECT_EQ(playback.apply({EventKind::overwrite_given, '.', 0, 1}), std::nullopt);
  EXPECT_EQ(playback.left(), left + 1);
  EXPECT_EQ(playback.apply({EventKind::overwrite_given, '2', 0, 1}), std::nullopt);
  EXPECT_EQ(playback.left(), left);
}

TEST(Playable, EndsBeforeWhatNoSearchWrites) {
  const std::vector<Event> events{{EventKind::place, '3', 0, 0}, {EventKind::place, '2', 0, 0}};
  const Playable found = playable(small_board, events);
  EXPECT_EQ(found.events, 1U);
  EXPECT_EQ(found.fault, "a placement on a filled square");
}

TEST(Playable, TrustsNoEvent) {
  const std::vector<std::shared_ptr<const Problem>> problems{
      std::make_shared<Sudoku>(Grid()), std::make_shared<Queens>(4),
      std::make_shared<Word>("ab", "a"), std::make_shared<Order>(std::vector<int>{1})};
  for (const auto& problem : problems) {
    for (int kind = 0; kind < 256; ++kind) {
      for (const Event& event : {Event{static_cast<EventKind>(kind), 'Z', 65535, -1},
                                 Event{static_cast<EventKind>(kind), '\0', 9, 9}}) {
        const bool may_be_a_number = problem == problems.back();
        if (may_be_a_number && event.kind == EventKind::place) continue;
        EXPECT_EQ(playable(*problem, {&event, 1}).events, 0U) << kind;
      }
    }
  }
}

TEST(Problems, ReadThePlacementsThatTheyWrite) {
  const auto expect_read_back = [](const Problem& problem, int variable, int value) {
    const Reading reading = problem.read(problem.start(), problem.placement(variable, value));
    ASSERT_TRUE(reading.step) << reading.fault;
    EXPECT_EQ(reading.step->variable, variable);
    EXPECT_EQ(reading.step->value, value);
  };
  expect_read_back(articles_board, 2, 4);
  expect_read_back(Queens(8), 3, 7);
  expect_read_back(Word("ab\ncd", "da", 1), 1, 3);
  expect_read_back(Order({5, 6}), 0, 6);
}

TEST(Problems, NameEverythingThatStandsAgainstAValue) {
  // The square at row 1, column 3 of the article's board: its box, column and row rule digits out.
  EXPECT_EQ(fitting(articles_board, articles_board.start(), 2), (std::vector<int>{1, 2, 4}));
  EXPECT_EQ(articles_board.clashes(articles_board.start(), 2, 8),
            (std::vector<Clash>{{1, 20}, {2, 20}}));

  const Queens queens(4);
  State board = queens.start();
  board.set(0, 1);
  EXPECT_EQ(fitting(queens, board, 1), (std::vector<int>{3}));
  EXPECT_EQ(queens.clashes(board, 1, 1), (std::vector<Clash>{{0, 0}}));
  EXPECT_EQ(queens.clashes(board, 1, 2), (std::vector<Clash>{{1, 0}}));
  EXPECT_EQ(queens.clashes(board, 1, 0), (std::vector<Clash>{{2, 0}}));

  const Word word("ab\nba", "abb");
  State path = word.start();
  path.set(0, 0);
  EXPECT_EQ(fitting(word, path, 1), (std::vector<int>{1, 2}));
  path.set(1, 1);
  EXPECT_TRUE(fitting(word, path, 2).empty());
  EXPECT_EQ(word.clashes(path, 2, 1), (std::vector<Clash>{{1, 1}, {2, 1}}));

  const Order order({1, 2});
  State sequence = order.start();
  sequence.set(0, 2);
  EXPECT_EQ(fitting(order, sequence, 1), (std::vector<int>{1}));
  EXPECT_EQ(order.clashes(sequence, 1, 9), (std::vector<Clash>{{1, std::nullopt}}));
}

TEST(Problems, AreDrawnWithTheirMarks) {
  const Queens queens(2);
  State board = queens.start();
  board.set(0, 1);
  const Mark mark{queens.place(1, 1), "[]"};
  EXPECT_EQ(lines_of(queens.picture(board), {&mark, 1}),
            (std::vector<std::string>{" .  Q ", " . [.]"}));

  const Word word("ab\ncd", "ab");
  State path = word.start();
  path.set(0, 0);
  EXPECT_EQ(lines_of(word.picture(path), {}),
            (std::vector<std::string>{"(a) b ", " c  d ", "spelled: a of ab"}));
  EXPECT_EQ(lines_of(small_board.picture(small_board.start()), {}).size(), 4U);
}

TEST(Problems, RefuseWhatNobodyCanDraw) {
  EXPECT_THROW(Queens(-1), std::invalid_argument);
  EXPECT_THROW(Word("ab\nc", "a"), std::invalid_argument);
  EXPECT_THROW(Word("", "a").json(), std::invalid_argument);
}

}  // namespace
}  // namespace kata::problems
