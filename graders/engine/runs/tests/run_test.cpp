#include <algorithm>
#include <chrono>
#include <cstdint>
#include <memory>
#include <runs/problems_of_calls.h>
#include <runs/run.h>
#include <stdexcept>
#include <string>
#include <subject/numbers.h>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "attempt_made_up.h"

namespace kata::judge {
namespace {

using testing::HasSubstr;

using Events = std::vector<Event>;
using Answers = std::vector<std::int32_t>;
using Lists = std::vector<std::vector<int>>;

Event event(EventKind kind, int row, int value) {
  return {kind, 0, static_cast<std::uint16_t>(row), value};
}
Event placed(int row, int value) {
  return event(EventKind::place, row, value);
}
Event lifted(int row, int value) {
  return event(EventKind::undo, row, value);
}

Run queens(Events events, Events stands, Answers answers = {1}, int size = 4) {
  return tests::run_of(
      tests::returned_call("place_queens", {std::to_string(size)}, std::move(events),
                           std::move(answers), std::move(stands)),
      {"place_queens", queens_problem});
}

Run path(Events events, Events stands, Answers answers = {1}) {
  return tests::run_of(tests::returned_call("find_word", {"AB\nCD", "AB"}, std::move(events),
                                            std::move(answers), std::move(stands)),
                       {"find_word", word_problem});
}

Run orders(Events events, Events stands, Answers answers) {
  return tests::run_of(tests::returned_call("permutations", {"1 2"}, std::move(events),
                                            std::move(answers), std::move(stands)),
                       {"permutations", order_problem, Returns::lists});
}

TEST(Run, IsReplayedOnAChessboard) {
  const judge::Run run = queens({placed(0, 0), placed(1, 2), lifted(1, 2)}, {placed(0, 0)});
  EXPECT_EQ(run.fault, "");
  EXPECT_EQ(run.function, "place_queens");
  EXPECT_EQ(run.answer, 1);
  EXPECT_EQ(arrangement_of(run), (Arrangement{0, -1, -1, -1}));
  EXPECT_EQ(run.counts, (Counts{2, 1, 1}));
}

TEST(Run, CountsNoDeadEndWhereAFullStateIsLeft) {
  EXPECT_EQ(queens({placed(0, 0), lifted(0, 0)}, {}, {1}, 1).counts, (Counts{1, 1, 0}));
  const Events whole_word{placed(0, 0), placed(0, 1), lifted(0, 1),
                          event(EventKind::pop_front, 0, 0)};
  EXPECT_EQ(path(whole_word, {}, {0}).counts, (Counts{2, 2, 0}));
}

TEST(Run, CountsNoDeadEndWhereAnotherValueIsTakenOff) {
  const judge::Run run = queens({placed(0, 0), placed(1, 2), lifted(0, 0), lifted(1, 2)}, {});
  EXPECT_EQ(run.fault, "");
  EXPECT_EQ(run.counts.dead_ends, 0);
}

TEST(Run, IsReplayedOnAPath) {
  const judge::Run run =
      path({placed(1, 0), lifted(1, 0), placed(0, 1), event(EventKind::push_front, 0, 0)},
           {placed(0, 0), placed(0, 1)});
  EXPECT_EQ(run.fault, "");
  EXPECT_EQ(run.counts, (Counts{3, 1, 1}));
  EXPECT_EQ(path_of(run), (std::vector<Cell>{{0, 0}, {0, 1}}));
}

TEST(Run, ReadsListsOfNumbers) {
  const judge::Run run =
      orders({placed(0, 1), lifted(0, 1), placed(0, 2), placed(0, 1), lifted(0, 1), lifted(0, 2)},
             {}, {2, 2, 2, 1, 0});
  EXPECT_EQ(run.fault, "");
  EXPECT_EQ(order_of(run).numbers(), (std::vector<int>{1, 2}));
  EXPECT_EQ(run.lists, (Lists{{2, 1}, {}}));
  EXPECT_EQ(run.counts, (Counts{3, 3, 1}));
}

TEST(Run, RefusesWhatNoSearchCanHaveWritten) {
  for (const Event& event : {placed(4, 0), placed(0, 4), placed(0, -1)}) {
    EXPECT_EQ(queens({event}, {}).fault,
              "event 1 of its journal is a square that is not on the board");
  }
  EXPECT_THAT(queens({placed(0, 0), placed(0, 1)}, {}).fault, HasSubstr("a second queen"));
  EXPECT_THAT(queens({lifted(0, 0)}, {}).fault, HasSubstr("a queen that is not there"));
  EXPECT_THAT(queens({event(EventKind::push_front, 0, 0)}, {}).fault,
              HasSubstr("none of a chessboard's"));

  for (const Event& event : {placed(2, 0), placed(0, -1), placed(0, 2)}) {
    EXPECT_THAT(path({event}, {}, {0}).fault, HasSubstr("not on the grid"));
  }
  EXPECT_THAT(path({lifted(0, 0)}, {}, {0}).fault, HasSubstr("not there"));
  EXPECT_THAT(path({placed(0, 0), placed(0, 1), event(EventKind::pop_front, 0, 1)}, {}).fault,
              HasSubstr("not there"));
  EXPECT_THAT(path({Event{EventKind::place, '5', 0, 0}}, {}).fault, HasSubstr("a digit"));

  EXPECT_THAT(orders({lifted(0, 1)}, {}, {0}).fault, HasSubstr("not the last one"));
  EXPECT_THAT(orders({placed(0, 1), placed(0, 2), lifted(0, 1)}, {}, {0}).fault,
              HasSubstr("event 3"));
}

TEST(Run, RefusesAnotherStateThanItsEventsLeadTo) {
  constexpr auto message = "not the one its choices and undos lead to";
  EXPECT_THAT(queens({placed(0, 0)}, {}).fault, HasSubstr(message));
  EXPECT_THAT(queens({}, {placed(0, 0)}).fault, HasSubstr(message));
  EXPECT_THAT(path({placed(0, 0)}, {placed(0, 1)}).fault, HasSubstr(message));
  EXPECT_THAT(orders({placed(0, 1)}, {placed(0, 2)}, {0}).fault, HasSubstr(message));
  EXPECT_EQ(orders({placed(0, 1)}, {placed(0, 1)}, {0}).fault, "");
}

TEST(Run, RefusesAnswersThatTheFunctionCannotHaveGiven) {
  for (const Answers& answers : std::vector<Answers>{{}, {2}, {-1}, {1, 0}}) {
    EXPECT_NE(path({}, {}, answers).fault, "");
  }
  for (const Answers& answers :
       std::vector<Answers>{{}, {-1}, {1}, {1, 3, 1, 2}, {1, -2}, {2'000'000'000}, {0, 7}}) {
    EXPECT_NE(orders({}, {}, answers).fault, "");
  }
}

TEST(Run, OfACallThatWasNeverMadeHasNoProblem) {
  const auto attempt = std::make_shared<Attempt>();
  const Function function{"solve_naive", sudoku_problem};
  const judge::Run run = replay(attempt, 0, {&function, 1});
  EXPECT_FALSE(run.began());
  EXPECT_FALSE(run.returned);
  EXPECT_EQ(givens_of(run), Grid());
}

TEST(Numbers, SurviveTheWayToTheSubject) {
  for (const std::vector<int>& numbers :
       std::vector<std::vector<int>>{{}, {0}, {-1, 2'147'483'647, -2'147'483'647 - 1}}) {
    EXPECT_EQ(subject::numbers_in(subject::to_argument(numbers)), numbers);
  }
  for (const char* text : {"x", "1,2", "1  2", " 1", "99999999999"}) {
    EXPECT_THROW(subject::numbers_in(text), std::invalid_argument) << text;
  }
}

TEST(Limits, GiveASlowSearchTheTimeThatItsChoicesTake) {
  using std::chrono::milliseconds;
  Limits limits;
  EXPECT_TRUE(limits.allow(milliseconds(3'000), 0));
  EXPECT_FALSE(limits.allow(milliseconds(3'001), 0));
  EXPECT_TRUE(limits.allow(milliseconds(11'416), 2 * 4'208));
  EXPECT_FALSE(limits.allow(milliseconds(11'417), 2 * 4'208));
  EXPECT_FALSE(limits.allow(milliseconds(3'001), 1'000'000)) << "a fast one";
  limits.allow_no_more_than(milliseconds(1'000));
  EXPECT_FALSE(limits.allow(milliseconds(1'001), 10'000));
}

TEST(Limits, GiveAFasterSearchNoFewerChoices) {
  const Limits limits;
  const auto choices_at = [&](int a_second) {
    int tenths = 0;  // of a second
    const auto choices = [&] { return a_second * tenths / 10; };
    const auto recorded = [&] { return static_cast<std::size_t>(2 * choices()); };
    while (limits.allow(std::chrono::milliseconds(100) * tenths, recorded())) ++tenths;
    return choices();
  };
  int fewest = 0;
  for (const int a_second : {100, 300, 500, 900, 1'000, 2'000, 5'000, 10'000, 20'000, 100'000}) {
    const int choices = choices_at(a_second);
    EXPECT_GE(choices, fewest) << a_second;
    fewest = std::max(fewest, choices - a_second / 5);  // as exactly as we look
  }
  EXPECT_GE(choices_at(500), 21'500);
  EXPECT_GE(choices_at(1'000), 43'000);
}

}  // namespace
}  // namespace kata::judge
