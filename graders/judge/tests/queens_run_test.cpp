#include <judge/chessboard/queens_rules.h>
#include <judge/chessboard/queens_run.h>

#include <gtest/gtest.h>

#include <kata/chessboard.h>

namespace kata::judge {
namespace {

constexpr Event placed(std::uint16_t row, int column) {
  return {EventKind::place, 0, row, column};
}
constexpr Event lifted(std::uint16_t row, int column) {
  return {EventKind::undo, 0, row, column};
}

QueensRun replay(std::vector<Event> events, std::string final_squares, int size = 4) {
  auto attempt = std::make_shared<Attempt>();
  attempt->outcome = Outcome::finished;
  attempt->calls.push_back({{"place_queens", {std::to_string(size)}},
                            std::move(events),
                            {1},
                            std::move(final_squares),
                            true,
                            0});
  return replay_queens(attempt, 0);
}

const std::string empty_board(4, static_cast<char>(none));

TEST(QueensRun, ReplaysASearch) {
  const QueensRun run =
      replay({placed(0, 0), placed(1, 2), lifted(1, 2)}, std::string("\0\xff\xff\xff", 4));
  EXPECT_EQ(run.fault, "");
  EXPECT_EQ(run.answer, 1);
  EXPECT_EQ(run.result, (Arrangement{0, none, none, none}));
  EXPECT_EQ(run.counts, (Counts{2, 1, 1}));
}

TEST(QueensRun, LiftingFromAFullBoardIsNoDeadEnd) {
  EXPECT_EQ(replay({placed(0, 0), lifted(0, 0)}, "\xff", 1).counts, (Counts{1, 1, 0}));
}

TEST(QueensRun, AnotherQueenLiftedIsNoDeadEnd) {
  const QueensRun run =
      replay({placed(0, 0), placed(1, 2), lifted(0, 0), lifted(1, 2)}, empty_board);
  EXPECT_EQ(run.fault, "");
  EXPECT_EQ(run.counts.dead_ends, 0);
}

TEST(QueensRun, RejectsWhatNoSearchWrites) {
  EXPECT_EQ(replay({placed(4, 0)}, empty_board).fault,
            "event 1 of its journal is a square that is not on the board");
  EXPECT_EQ(replay({placed(0, 4)}, empty_board).fault,
            "event 1 of its journal is a square that is not on the board");
  EXPECT_EQ(replay({placed(0, -1)}, empty_board).fault,
            "event 1 of its journal is a square that is not on the board");
  EXPECT_EQ(replay({placed(0, 0), placed(0, 1)}, empty_board).fault,
            "event 2 of its journal is a second queen in one row");
  EXPECT_EQ(replay({lifted(0, 0)}, empty_board).fault,
            "event 1 of its journal is an undo of a queen that is not there");
  EXPECT_EQ(replay({placed(0, 0), lifted(0, 1)}, empty_board).fault,
            "event 2 of its journal is an undo of a queen that is not there");
  EXPECT_EQ(replay({{EventKind::push_front, 0, 0, 0}}, empty_board).fault,
            "event 1 of its journal is an event that is none of a chessboard's");
}

TEST(QueensRun, RejectsABoardThatItsEventsDoNotLeadTo) {
  EXPECT_NE(replay({placed(0, 0)}, empty_board).fault, "");
  EXPECT_NE(replay({}, empty_board + "\xff").fault, "");
}

TEST(QueensRules, FindsTheFirstClash) {
  EXPECT_FALSE(find_clash({1, 3, 0, 2}));
  EXPECT_FALSE(find_clash({none, none, none, none}));
  const auto clash = find_clash({0, 2, none, 0});
  ASSERT_TRUE(clash);
  EXPECT_EQ(clash->first_row, 0);
  EXPECT_EQ(clash->second_row, 3);
  EXPECT_EQ(clash->line, search::Line::column);
  EXPECT_EQ(find_clash({none, 0, none, 2})->line, search::Line::diagonal);
}

TEST(QueensRules, EightImagesOfAnArrangement) {
  EXPECT_EQ(with_images({{1, 3, 0, 2}}), (std::set<Arrangement>{{1, 3, 0, 2}, {2, 0, 3, 1}}));
  EXPECT_EQ(with_images({{0, 4, 7, 5, 2, 6, 1, 3}}).size(), 8u);
}

TEST(QueensRules, ShownIsWhatStoodCompleteAndLegal) {
  const std::vector<Event> events{placed(0, 1), placed(1, 3), placed(2, 0), placed(3, 1),
                                  lifted(3, 1), placed(3, 2), lifted(3, 2)};
  EXPECT_EQ(arrangements_shown(4, events), (std::set<Arrangement>{{1, 3, 0, 2}}));
}

}  // namespace
}  // namespace kata::judge
