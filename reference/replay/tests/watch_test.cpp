#include <articles/boards.h>
#include <cstddef>
#include <memory>
#include <problems/playback.h>
#include <problems/word.h>
#include <replay/frame.h>
#include <replay/watch.h>
#include <sstream>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "searches.h"

namespace kata::replay {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

std::string watched(const Recording& recording, bool is_terminal) {
  std::ostringstream out;
  watch(out, recording, 1'000'000, is_terminal);
  return out.str();
}

std::string drawn(const Recording& recording, std::size_t position) {
  problems::Playback playback(*recording.problem);
  for (std::size_t i = 0; i < position; ++i) playback.apply(recording.events[i]);
  std::string text;
  for (const auto& line : frame(recording, playback, position, Ink::plain)) text += line + "\n";
  return text;
}

TEST(Watch, PrintsTheLastFrameWhereThereIsNoTerminal) {
  const auto run = tests::sudoku("", articles::small_board, search::Order::in_order);
  EXPECT_EQ(watched(run, false),
            "     1  2   3  4\n"
            "  1  3  1 | 4  2 \n"
            "  2  2  4 | 1  3 \n"
            "    ------+------\n"
            "  3  4  3 | 2  1 \n"
            "  4  1  2 | 3 [4]\n"
            "\n"
            "placements 12   undone 2   dead ends 1   empty squares left 0\n"
            "step 14 of 14: puts 4 at row 4, column 4\n");
}

TEST(Watch, GivesTheTerminalItsCursorBack) {
  auto run = tests::queens(4);
  run.ending = "It found an arrangement.";
  const std::string text = watched(run, true);
  EXPECT_THAT(text, StartsWith("\x1b[?25l"));
  EXPECT_THAT(text, EndsWith("\x1b[0m\x1b[?25hIt found an arrangement.\n"));
}

TEST(Watch, PrintsNothingThatATerminalActsOn) {
  Recording run;
  run.problem = std::make_shared<problems::Word>("\x1b[", "\x1b");
  EXPECT_THAT(watched(run, false), Not(HasSubstr("\x1b")));
}

TEST(Frame, SaysADeadEndWithoutColours) {
  const auto run = tests::queens(4);
  // The second row's queen on column 3 leaves the third row none.
  EXPECT_EQ(drawn(run, 3),
            "     1  2  3  4\n"
            "  1  Q  .  .  . \n"
            "  2  .  . x.x . \n"
            "  3  .  .  .  . \n"
            "  4  .  .  .  . \n"
            "\n"
            "placements 2   undone 1   dead ends 1   rows left 3\n"
            "step 3 of 12: dead end: takes the queen off row 2, column 3\n");
}

TEST(Frame, ShowsAPathAndItsLetters) {
  EXPECT_EQ(drawn(tests::word_search({"ab", "dc"}, "abc"), 2),
            "     1  2\n"
            "  1 (a)[b]\n"
            "  2  d  c \n"
            "spelled: ab of abc\n"
            "\n"
            "steps 2   undone 0   dead ends 0   letters left 1\n"
            "step 2 of 3: steps on the b at row 1, column 2\n");
}

TEST(Frame, ShowsASequenceAndItsTray) {
  EXPECT_EQ(drawn(tests::permutations({7, 8, 9}), 2),
            "order: 7 [8]\n"
            "tray:  9 \n"
            "\n"
            "choices 2   undone 0   dead ends 0   numbers left 1\n"
            "step 2 of 30: pushes 8\n");
}

}  // namespace
}  // namespace kata::replay
