#include <judge/sequence/sequence_run.h>
#include <stdexcept>
#include <subject/numbers.h>

#include <gtest/gtest.h>

namespace kata::judge {
namespace {

using Orders = std::vector<std::vector<int>>;

constexpr Event pushed(int number) {
  return {EventKind::place, 0, 0, number};
}
constexpr Event popped(int number) {
  return {EventKind::undo, 0, 0, number};
}

SequenceRun replay(std::vector<Event> events, std::vector<std::int32_t> answers) {
  auto attempt = std::make_shared<Attempt>();
  attempt->outcome = Outcome::finished;
  attempt->calls.push_back(
      {{"permutations", {"1 2"}}, std::move(events), std::move(answers), "", true, 0});
  return replay_sequence(attempt, 0);
}

TEST(SequenceRun, ReplaysASearch) {
  const SequenceRun run = replay({pushed(1), popped(1), pushed(2), pushed(1), popped(1), popped(2)},
                                 {0, 2, 2, 2, 1, 0});
  EXPECT_EQ(run.fault, "");
  EXPECT_EQ(run.numbers, (std::vector<int>{1, 2}));
  EXPECT_EQ(run.orders, (Orders{{2, 1}, {}}));
  EXPECT_EQ(run.counts, (Counts{3, 3, 1}));
}

TEST(SequenceRun, RejectsWhatNoSearchWrites) {
  EXPECT_EQ(replay({popped(1)}, {0, 0}).fault,
            "event 1 of its journal is an undo of a number that is not the last one");
  EXPECT_EQ(replay({pushed(1), pushed(2), popped(1)}, {0, 0}).fault,
            "event 3 of its journal is an undo of a number that is not the last one");
  EXPECT_EQ(replay({{EventKind::overwrite_given, 0, 0, 0}}, {0, 0}).fault,
            "event 1 of its journal is an event that is none of a sequence's");
}

TEST(SequenceRun, RejectsAnotherSequenceThanItsEventsLeadTo) {
  EXPECT_EQ(replay({pushed(1)}, {1, 1, 0}).fault, "");
  EXPECT_NE(replay({pushed(1)}, {0, 0}).fault, "");
  EXPECT_NE(replay({pushed(1)}, {1, 2, 0}).fault, "");
}

TEST(SequenceRun, RejectsListsThatAreCutOrTooLong) {
  for (const std::vector<std::int32_t>& answers :
       std::vector<std::vector<std::int32_t>>{{},
                                              {0},
                                              {-1, 0},
                                              {0, -1},
                                              {0, 1},
                                              {0, 1, 3, 1, 2},
                                              {0, 1, -2},
                                              {0, 2'000'000'000},
                                              {0, 0, 7}}) {
    EXPECT_NE(replay({}, answers).fault, "");
  }
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

}  // namespace
}  // namespace kata::judge
