#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <sstream>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include <kata/chessboard.h>

#include "recorder.h"

namespace kata {
namespace {

using tests::message_of;
using tests::Recorder;
using Events = std::vector<Event>;

constexpr Event placed(std::uint16_t row, int column) {
  return {EventKind::place, 0, row, column};
}
constexpr Event lifted(std::uint16_t row, int column) {
  return {EventKind::undo, 0, row, column};
}

static_assert(!std::is_copy_constructible_v<Chessboard> && !std::is_copy_assignable_v<Chessboard>);
static_assert(!std::is_move_constructible_v<Chessboard>);

template <class Row>
concept Subscriptable = requires(const Row& row) {
  row[0];
};
static_assert(!Subscriptable<ChessRow>, "a row is one number, not a row of squares");

TEST(Chessboard, IsEmptyAtFirst) {
  const Chessboard board(8);
  EXPECT_EQ(board.size(), 8);
  for (const int column : board) EXPECT_EQ(column, none);
}

TEST(Chessboard, RecordsPlacementAndUndo) {
  Recorder recorder;
  Chessboard board(4, recorder.journal());
  board[2] = 3;
  EXPECT_EQ(board[2], 3);
  board[2] = none;
  EXPECT_EQ(board[2], none);
  EXPECT_EQ(recorder.events(), (Events{placed(2, 3), lifted(2, 3)}));
}

TEST(Chessboard, RecordsNothingWhereNothingChanges) {
  Recorder recorder;
  Chessboard board(4, recorder.journal());
  board[0] = none;
  board[1] = 2;
  board[1] = 2;
  EXPECT_EQ(recorder.events(), (Events{placed(1, 2)}));
}

TEST(Chessboard, MovingAQueenIsAnUndoAndAPlacement) {
  Recorder recorder;
  Chessboard board(4, recorder.journal());
  board[1] = 0;
  board[1] = 3;
  EXPECT_EQ(recorder.events(), (Events{placed(1, 0), lifted(1, 0), placed(1, 3)}));
}

TEST(Chessboard, ACopyOfARowIsDetached) {
  Recorder recorder;
  Chessboard board(4, recorder.journal());
  board[0] = 1;
  auto old = board[0];
  old = 3;
  EXPECT_EQ(board[0], 1);
  EXPECT_EQ(old, 3);
  board[0] = old;
  EXPECT_EQ(board[0], 3);
  EXPECT_EQ(recorder.events(), (Events{placed(0, 1), lifted(0, 1), placed(0, 3)}));
}

TEST(Chessboard, AReferenceToARowWritesToTheBoard) {
  Recorder recorder;
  Chessboard board(4, recorder.journal());
  auto& row = board[3];
  row = 2;
  board[0] = row;
  EXPECT_EQ(recorder.events(), (Events{placed(3, 2), placed(0, 2)}));
  for (auto& each : board) each = none;
  EXPECT_EQ(recorder.events().size(), 4u);
}

TEST(Chessboard, RowsCanBeSwapped) {
  Recorder recorder;
  Chessboard board(4, recorder.journal());
  board[0] = 1;
  board[1] = 2;
  std::swap(board[0], board[1]);
  EXPECT_EQ(board[0], 2);
  EXPECT_EQ(board[1], 1);
  EXPECT_EQ(recorder.events().size(), 6u);
}

TEST(Chessboard, ARowBehavesAsAnInt) {
  Chessboard board(8);
  board[0] = 3;
  board[1] = 3;
  EXPECT_TRUE(board[0] == 3 && board[0] == board[1] && board[0] != none && board[0] < 4);
  EXPECT_EQ(std::abs(board[0] - 7), 4);
  const int names[] = {10, 11, 12, 13};
  EXPECT_EQ(names[board[0]], 13);
  switch (board[0]) {
    case 3:
      break;
    default:
      FAIL();
  }
  std::ostringstream out;
  out << board[0];
  EXPECT_EQ(out.str(), "3");
}

TEST(Chessboard, ARowCountsUpAndDown) {
  Recorder recorder;
  Chessboard board(8, recorder.journal());
  EXPECT_EQ(++board[0], 0);
  EXPECT_EQ(board[0]++, 0);
  EXPECT_EQ(board[0]--, 1);
  EXPECT_EQ(board[0] += 5, 5);
  EXPECT_EQ(board[0] -= 2, 3);
  EXPECT_EQ(--board[0], 2);
  EXPECT_EQ(recorder.events().size(), 11u);
}

TEST(Chessboard, WorksWithStandardAlgorithms) {
  Chessboard board(4);
  std::fill(board.begin(), board.end(), 2);
  EXPECT_EQ(std::count(board.begin(), board.end(), 2), 4);
  const Chessboard& same = board;
  EXPECT_EQ(std::vector<int>(same.begin(), same.end()), (std::vector<int>{2, 2, 2, 2}));
}

TEST(Chessboard, NamesARowOrColumnThatIsNotThere) {
  Recorder recorder;
  Chessboard board(8, recorder.journal());
  EXPECT_EQ(message_of<std::out_of_range>([&] { board[8] = 0; }),
            "board[8] is not on the board: rows run from 0 to 7");
  EXPECT_EQ(message_of<std::out_of_range>([&] { static_cast<void>(std::as_const(board)[-1]); }),
            "board[-1] is not on the board: rows run from 0 to 7");
  const std::string columns = ": columns run from 0 to 7, and kata::none (-1) lifts the queen";
  EXPECT_EQ(message_of<std::out_of_range>([&] { board[3] = 8; }), "board[3] = 8" + columns);
  EXPECT_EQ(message_of<std::out_of_range>([&] { board[3] = -2; }), "board[3] = -2" + columns);
  EXPECT_EQ(board[3], none);
  EXPECT_TRUE(recorder.events().empty());
}

TEST(Chessboard, HasOneTo64Rows) {
  EXPECT_THROW(Chessboard(0), std::invalid_argument);
  EXPECT_THROW(Chessboard(-1), std::invalid_argument);
  EXPECT_THROW(Chessboard(65), std::invalid_argument);
  Chessboard board(64);
  board[63] = 63;
  EXPECT_EQ(board[63], 63);
}

TEST(Chessboard, PrintsItsQueens) {
  Chessboard board(3);
  board[0] = 1;
  board[2] = 2;
  std::ostringstream out;
  out << board;
  EXPECT_EQ(out.str(), ". Q .\n. . .\n. . Q\n");
}

}  // namespace
}  // namespace kata
