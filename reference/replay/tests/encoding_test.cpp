#include <problems/order.h>
#include <problems/sudoku.h>
#include <replay/encoding.h>
#include <text/base64.h>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kata::replay {
namespace {

TEST(EncodeEvents, WritesOneVarintForEachEvent) {
  const Event first{EventKind::place, '1', 0, 0};
  const Event last{EventKind::overwrite_given, '.', 8, 8};
  // (0 * 10 + 1) * 8 + 1 = 9 and (80 * 10 + 0) * 8 + 3 = 6403 = 3 + 50 * 128.
  EXPECT_EQ(encode_events(problems::Sudoku(Grid()), std::vector{first, last}),
            base64("\x09\x83\x32"));
}

TEST(EncodeEvents, WritesEveryNumberOfASequence) {
  const auto encoded = [](int number) {
    return encode_events(problems::Order({}), std::vector{Event{EventKind::place, 0, 0, number}});
  };
  EXPECT_EQ(encoded(0), base64("\x01"));
  EXPECT_EQ(encoded(-1), base64("\x09"));
  EXPECT_EQ(encoded(1), base64("\x11"));
  EXPECT_EQ(encoded(2147483647), base64("\xf1\xff\xff\xff\x7f"));
  EXPECT_EQ(encoded(-2147483647 - 1), base64("\xf9\xff\xff\xff\x7f"));
}

}  // namespace
}  // namespace kata::replay
