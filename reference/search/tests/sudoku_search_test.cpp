#include <algorithm>
#include <articles/boards.h>
#include <articles/figures.h>
#include <search/sudoku_search.h>

#include <gtest/gtest.h>

namespace kata::search {
namespace {

Trace search_articles_board(const Method& method) {
  return search(parse_grid(articles::board), method);
}

int placements(const Method& method) {
  const Trace trace = search_articles_board(method);
  return static_cast<int>(
      std::count_if(trace.events.begin(), trace.events.end(),
                    [](const Event& event) { return event.kind == EventKind::place; }));
}

TEST(SudokuSearch, DoesWhatTheArticlesProgramsDo) {
  EXPECT_EQ(placements({}), articles::reading_order.placements);
  EXPECT_EQ(placements(fewest_first), articles::fewest_first.placements);
}

TEST(SudokuSearch, TakesOtherOrders) {
  // Counted by other programs than this one.
  EXPECT_EQ(placements({.order = SquareOrder::down_the_columns}), 621);
  EXPECT_EQ(placements({.order = SquareOrder::last_first}), 1005);
  EXPECT_EQ(placements({.order = SquareOrder::box_by_box}), 1999);
  EXPECT_EQ(placements({.order = SquareOrder::back_and_forth}), 4200);
  EXPECT_EQ(placements({.descending = true}), 474);
}

TEST(SudokuSearch, IsCutOffWhenItGetsTooLong) {
  const Trace trace = search(parse_grid(articles::board), Method{}, 100);
  EXPECT_EQ(trace.events.size(), 100u);
  EXPECT_FALSE(trace.complete);
  EXPECT_FALSE(trace.solved);
}

TEST(SudokuSearch, TakesOffOnlyWhatItReplacesWhenItNeverUndoes) {
  const Trace trace = search_articles_board({.board_undone = false});
  EXPECT_FALSE(trace.solved);
  for (std::size_t i = 0; i < trace.events.size(); ++i) {
    if (trace.events[i].kind != EventKind::undo) continue;
    ASSERT_LT(i + 1, trace.events.size());
    EXPECT_EQ(trace.events[i + 1].kind, EventKind::place);
    EXPECT_EQ(trace.events[i + 1].row, trace.events[i].row);
    EXPECT_EQ(trace.events[i + 1].value, trace.events[i].value);
  }
}

TEST(SudokuSearch, CountsSolutionsUpToALimit) {
  EXPECT_EQ(count_solutions(parse_grid(articles::board), 5), 1);
  EXPECT_EQ(count_solutions(Grid(), 5), 5);
  Grid dead_end = parse_grid(articles::board);
  dead_end.at(0, 2) = '1';
  EXPECT_EQ(count_solutions(dead_end, 5), 0);
}

TEST(CouldBe, KnowsASearchOfItsOwn) {
  const Grid grid = parse_grid(articles::board);
  for (const Method& method :
       {Method{}, fewest_first, Method{.descending = true}, Method{.first_digit_only = true},
        Method{.check = Check::after_placing}, Method{.answer = Answer::ignored},
        Method{.remembers = true, .memory_undone = no_rule}}) {
    const Trace trace = search(grid, method);
    EXPECT_TRUE(could_be(method, grid, trace.events, trace.solved));
    const auto cut_off = std::span(trace.events).first(trace.events.size() - 1);
    EXPECT_TRUE(could_be(method, grid, cut_off, std::nullopt));
  }
}

TEST(CouldBe, TellsSearchesApart) {
  const Grid grid = parse_grid(articles::board);
  const Trace trace = search(grid, Method{});
  EXPECT_FALSE(could_be(fewest_first, grid, trace.events, true));
  EXPECT_FALSE(could_be({.descending = true}, grid, trace.events, true));
  EXPECT_FALSE(could_be({}, grid, trace.events, false)) << "it answered otherwise";
  EXPECT_FALSE(could_be({}, grid, trace.events, std::nullopt)) << "it was at its end";
  EXPECT_FALSE(could_be({}, grid, std::span(trace.events).first(10), true)) << "it went on";
}

TEST(CouldBe, AcceptsEveryTie) {
  // Four squares have a single candidate; the article's program takes the first of them.
  const Grid grid = parse_grid(articles::board);
  const std::vector<Event> last_single{{EventKind::place, '3', 7, 7}};
  EXPECT_TRUE(could_be(fewest_first, grid, last_single, std::nullopt));
  const std::vector<Event> one_of_two{{EventKind::place, '1', 2, 0}};
  EXPECT_FALSE(could_be(fewest_first, grid, one_of_two, std::nullopt));
}

}  // namespace
}  // namespace kata::search
