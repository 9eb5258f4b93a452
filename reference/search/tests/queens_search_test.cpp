#include <articles/queens.h>
#include <optional>
#include <problems/queens.h>
#include <search/queens_lines.h>
#include <search/search.h>
#include <vector>

#include <gtest/gtest.h>

namespace kata::search {
namespace {

/// Counts events as the articles use the words, apart from the judge's replay.
articles::SearchFigures count(int size, const std::vector<Event>& events) {
  articles::SearchFigures figures{0, 0, 0};
  const Event* last = nullptr;
  for (const Event& event : events) {
    if (event.kind == EventKind::place) {
      ++figures.placements;
    } else {
      const bool at_once = last != nullptr && last->kind == EventKind::place;
      if (at_once && figures.placements - figures.undone < size) ++figures.dead_ends;
      ++figures.undone;
    }
    last = &event;
  }
  return figures;
}

void expect_figures(int size, const Plan& plan, const articles::SearchFigures& expected) {
  const auto figures = count(size, search(problems::Queens(size), plan).events);
  EXPECT_EQ(figures.placements, expected.placements) << "N = " << size;
  EXPECT_EQ(figures.undone, expected.undone) << "N = " << size;
  EXPECT_EQ(figures.dead_ends, expected.dead_ends) << "N = " << size;
}

TEST(QueensSearch, DoesWhatTheFiguresSay) {
  for (const auto& figures : articles::queens) {
    expect_figures(figures.size, {}, figures.row_by_row);
    expect_figures(figures.size, {.order = Order::fewest}, figures.fewest_first);
  }
}

TEST(QueensSearch, CountsEveryArrangement) {
  int size = 0;
  for (const int expected : articles::arrangements) {
    if (++size > 10) break;
    const auto trace = search(problems::Queens(size), {.most_solutions = Plan::all});
    EXPECT_EQ(trace.solutions, expected) << "N = " << size;
    EXPECT_TRUE(trace.complete);
  }
}

TEST(QueensSearch, KnowsOtherSearches) {
  const auto placements = [](int size, const Plan& plan) {
    return count(size, search(problems::Queens(size), plan).events).placements;
  };
  EXPECT_EQ(placements(8, {.looks_ahead = true}), 88);
  EXPECT_EQ(placements(12, {.looks_ahead = true}), 193);
  EXPECT_EQ(placements(8, {.most_solutions = Plan::all}), 2056);
}

TEST(QueensSearch, EndsWhereItsTraceIsFull) {
  const auto trace = search(problems::Queens(8), {.most_events = 5});
  EXPECT_EQ(trace.events.size(), 5u);
  EXPECT_FALSE(trace.complete);
}

TEST(QueensSearch, ListsSafeColumns) {
  EXPECT_EQ(safe_columns({0, -1, -1, -1}, 1), (std::vector<int>{2, 3}));
  EXPECT_EQ(safe_columns({0, 2, -1, -1}, 2), std::vector<int>());
  EXPECT_EQ(safe_columns({0, 2, -1, -1}, 0), (std::vector<int>{0}));
  EXPECT_EQ(attacker({0, 2, -1, -1}, 3, 0), 0);
  EXPECT_EQ(attacker({1, -1, -1, -1}, 3, 0), std::nullopt);
}

}  // namespace
}  // namespace kata::search
