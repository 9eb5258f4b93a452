#include <cstdint>
#include <findings/chessboard/queens_rules.h>
#include <set>
#include <vector>

#include <gtest/gtest.h>

#include <kata/chessboard.h>

namespace kata::judge {
namespace {

Event queen(EventKind kind, std::uint16_t row, int column) {
  return {kind, 0, row, column};
}

TEST(QueensRules, FindsTheFirstClash) {
  EXPECT_FALSE(find_clash(Arrangement{1, 3, 0, 2}));
  EXPECT_FALSE(find_clash(Arrangement{none, none, none, none}));
  const auto clash = find_clash(Arrangement{0, 2, none, 0});
  ASSERT_TRUE(clash);
  EXPECT_EQ(clash->first_row, 0);
  EXPECT_EQ(clash->second_row, 3);
  EXPECT_EQ(clash->line, search::Line::column);
  EXPECT_EQ(find_clash(Arrangement{none, 0, none, 2})->line, search::Line::diagonal);
}

TEST(QueensRules, EightImagesOfAnArrangement) {
  EXPECT_EQ(with_images({{1, 3, 0, 2}}), (std::set<Arrangement>{{1, 3, 0, 2}, {2, 0, 3, 1}}));
  EXPECT_EQ(with_images({{0, 4, 7, 5, 2, 6, 1, 3}}).size(), 8u);
}

TEST(QueensRules, ShownIsWhatStoodCompleteAndLegal) {
  constexpr auto place = EventKind::place;
  constexpr auto undo = EventKind::undo;
  const std::vector<Event> events{queen(place, 0, 1), queen(place, 1, 3), queen(place, 2, 0),
                                  queen(place, 3, 1), queen(undo, 3, 1),  queen(place, 3, 2),
                                  queen(undo, 3, 2)};
  EXPECT_EQ(arrangements_shown(4, events), (std::set<Arrangement>{{1, 3, 0, 2}}));
}

}  // namespace
}  // namespace kata::judge
