#include <findings/chessboard/queens_habits.h>
#include <findings/known_habits.h>
#include <optional>
#include <problems/queens.h>
#include <search/search.h>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace kata::judge {
namespace {

using problems::Queens;

bool could_be_over(const Habit& habit, int size, const search::Trace& trace,
                   std::optional<bool> answer = {}) {
  const Queens queens(size);
  search::Clashes clashes(queens);
  return could_be(habit, clashes, trace.events, true, answer);
}

TEST(Habits, ARightSearchHasTheRightOne) {
  for (int size = 1; size <= 6; ++size) {
    const auto one = search::search(Queens(size));
    const bool found = one.solutions > 0;
    EXPECT_TRUE(could_be_over(for_one_solution, size, one, found)) << size;
    EXPECT_FALSE(could_be_over(for_one_solution, size, one, !found)) << size;
    const auto all = search::search(Queens(size), {.most_solutions = search::Plan::all});
    EXPECT_TRUE(could_be_over(for_all_solutions, size, all)) << size;
  }
}

TEST(Habits, ARightSearchHasNoneOfAMistake) {
  constexpr int size = 6;
  const Queens queens(size);
  const auto fit = [&](const Habit& right, const search::Trace& trace) {
    std::vector<std::string> fitting;
    for (const KnownHabit& mistake : known_habits(queens, right, queens_habits)) {
      if (could_be_over(mistake.habit, size, trace, true)) fitting.push_back(mistake.does);
    }
    return fitting;
  };
  // A search that says true without looking cannot be told from a right one where it is true.
  EXPECT_EQ(fit(for_one_solution, search::search(Queens(size))),
            std::vector<std::string>{"returns true, whatever it has found"});
  EXPECT_EQ(
      fit(for_all_solutions, search::search(Queens(size), {.most_solutions = search::Plan::all})),
      std::vector<std::string>{});
}

TEST(Habits, AnotherOrderOfRowsIsAsGood) {
  const auto trace = search::search(Queens(6), {.order = search::Order::fewest});
  Habit habit;
  habit.fixed_order = false;
  EXPECT_TRUE(could_be_over(habit, 6, trace, true));
}

TEST(Habits, ASearchThatPlacesToTestIsKnownByIt) {
  const auto trace = search::search(Queens(5), {.chooses_to_test = true});
  Habit habit;
  EXPECT_FALSE(could_be_over(habit, 5, trace, true));
  habit.test = RuleTest::after_choosing;
  EXPECT_TRUE(could_be_over(habit, 5, trace, true));
}

TEST(Habits, EventsBeyondTheProblemFitNone) {
  const std::vector<Event> events{{EventKind::place, 0, 7, 0}};
  const Queens queens(4);
  search::Clashes clashes(queens);
  EXPECT_FALSE(could_be(for_one_solution, clashes, events, false, {}));
}

}  // namespace
}  // namespace kata::judge
