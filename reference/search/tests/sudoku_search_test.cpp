#include <algorithm>
#include <articles/boards.h>
#include <articles/figures.h>
#include <problems/sudoku.h>
#include <search/search.h>
#include <search/sudoku_candidates.h>

#include <gtest/gtest.h>

namespace kata::search {
namespace {

const problems::Sudoku articles_board(parse_grid(articles::board));

int placements(Order order) {
  const Trace trace = search(articles_board, {.order = order});
  EXPECT_EQ(trace.solutions, 1);
  return static_cast<int>(
      std::count_if(trace.events.begin(), trace.events.end(),
                    [](const Event& event) { return event.kind == EventKind::place; }));
}

TEST(SudokuSearch, DoesWhatTheArticlesProgramsDo) {
  EXPECT_EQ(placements(Order::in_order), articles::reading_order.placements);
  EXPECT_EQ(placements(Order::fewest_or_one), articles::fewest_first.placements);
}

TEST(SudokuSearch, IsCutOffWhenItGetsTooLong) {
  const Trace trace = search(articles_board, {.most_events = 100});
  EXPECT_EQ(trace.events.size(), 100u);
  EXPECT_FALSE(trace.complete);
  EXPECT_EQ(trace.solutions, 0);
}

TEST(SudokuSearch, CountsSolutionsUpToALimit) {
  EXPECT_EQ(count_solutions(parse_grid(articles::board), 5), 1);
  EXPECT_EQ(count_solutions(Grid(), 5), 5);
  Grid dead_end = parse_grid(articles::board);
  dead_end.at(0, 2) = '1';
  EXPECT_EQ(count_solutions(dead_end, 5), 0);
}

}  // namespace
}  // namespace kata::search
