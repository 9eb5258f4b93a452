#include <limits>
#include <numeric>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <vector>

#include <gtest/gtest.h>

#include <kata/sequence.h>

#include "recorder.h"

namespace kata {
namespace {

using tests::message_of;
using tests::Recorder;
using Events = std::vector<Event>;

static_assert(!std::is_copy_constructible_v<Sequence> && !std::is_copy_assignable_v<Sequence>);
static_assert(!std::is_move_constructible_v<Sequence>);

TEST(Sequence, RecordsPushAndPop) {
  Recorder recorder;
  Sequence order(recorder.journal());
  EXPECT_TRUE(order.empty());
  order.push_back(7);
  order.push_back(-1);
  order.pop_back();
  EXPECT_EQ(order.size(), 1u);
  EXPECT_FALSE(order.empty());
  EXPECT_EQ(recorder.events(), (Events{{EventKind::place, 0, 0, 7},
                                       {EventKind::place, 0, 0, -1},
                                       {EventKind::undo, 0, 0, -1}}));
}

TEST(Sequence, HoldsAnyInt) {
  Recorder recorder;
  Sequence order(recorder.journal());
  order.push_back(std::numeric_limits<int>::min());
  order.push_back(std::numeric_limits<int>::max());
  EXPECT_EQ(recorder.events()[0].value, std::numeric_limits<int>::min());
  EXPECT_EQ(order[1], std::numeric_limits<int>::max());
}

TEST(Sequence, ReadsLikeAVector) {
  Sequence order;
  for (const int number : {3, 1, 2}) order.push_back(number);
  EXPECT_EQ(order[0], 3);
  EXPECT_EQ(order[2], 2);
  EXPECT_TRUE(order.contains(1));
  EXPECT_FALSE(order.contains(4));
  EXPECT_EQ(std::accumulate(order.begin(), order.end(), 0), 6);
  std::vector<int> seen;
  for (const int number : order) seen.push_back(number);
  EXPECT_EQ(seen, (std::vector<int>{3, 1, 2}));
}

TEST(Sequence, ConvertsToAVectorInEveryWay) {
  Sequence order;
  order.push_back(1);
  order.push_back(2);
  const std::vector<int> expected{1, 2};
  std::vector<std::vector<int>> results;
  results.push_back(order);  // NOLINT(modernize-use-emplace): one of the ways
  results.emplace_back(order);
  results.emplace_back(order.begin(), order.end());
  const std::vector<int> copy = order;
  const std::vector<int> direct(order);
  EXPECT_EQ(results, (std::vector<std::vector<int>>{expected, expected, expected}));
  EXPECT_EQ(copy, expected);
  EXPECT_EQ(direct, expected);
}

TEST(Sequence, EmptyOneHasAnEmptyRange) {
  const Sequence order;
  EXPECT_EQ(order.begin(), order.end());
  EXPECT_EQ(std::vector<int>(order), std::vector<int>());
}

TEST(Sequence, NothingIsTakenOffAnEmptyOne) {
  Recorder recorder;
  Sequence order(recorder.journal());
  EXPECT_EQ(message_of<std::out_of_range>([&] { order.pop_back(); }),
            "pop_back() on an empty sequence: there is no choice left to undo");
  EXPECT_TRUE(recorder.events().empty());
}

TEST(Sequence, NamesAnIndexThatIsNotThere) {
  Sequence order;
  order.push_back(5);
  EXPECT_EQ(message_of<std::out_of_range>([&] { static_cast<void>(order[1]); }),
            "sequence[1]: it holds 1 number, counted from 0");
  EXPECT_EQ(message_of<std::out_of_range>([&] { static_cast<void>(order[-1]); }),
            "sequence[-1]: it holds 1 number, counted from 0");
}

}  // namespace
}  // namespace kata
