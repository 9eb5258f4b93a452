#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <sstream>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include <gmock/gmock.h>

#include <kata/board.h>
#include <kata/grid.h>
#include <kata/journal.h>

namespace kata {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;
using testing::ThrowsMessage;

// One given: a 5 in the corner.
constexpr const char* nearly_empty =
    "5................................................................................";

/// A board together with what it records.
template <int BoxSize>
struct Recorded {
  std::array<Event, 64> memory{};
  std::uint64_t count = 0;
  Journal journal{memory.data(), memory.size(), count, [] { std::abort(); }};
  BoardOf<BoxSize> board;

  explicit Recorded(const Grid& grid) : board(grid, &journal) {}

  std::vector<Event> events() const {
    return {memory.begin(), memory.begin() + static_cast<std::ptrdiff_t>(count)};
  }
};

Event placed(char digit, int row, int column) {
  return {EventKind::place, digit, static_cast<std::uint16_t>(row), column};
}

Event undone(char digit, int row, int column) {
  return {EventKind::undo, digit, static_cast<std::uint16_t>(row), column};
}

Event overwritten(char digit, int row, int column) {
  return {EventKind::overwrite_given, digit, static_cast<std::uint16_t>(row), column};
}

class BoardTest : public testing::Test {
 protected:
  Recorded<3> recorded{parse_grid(nearly_empty)};
  Board& board = recorded.board;
  const Board& constant = recorded.board;
};

// What a board shows.

TEST_F(BoardTest, ShowsTheGridItWasMadeFrom) {
  EXPECT_EQ(board[0][0], '5');
  EXPECT_EQ(board[0][1], '.');
  EXPECT_EQ(board[8][8], '.');
  EXPECT_EQ(constant[0][0], '5');
  EXPECT_EQ(board.grid(), parse_grid(nearly_empty));
}

TEST_F(BoardTest, KnowsItsSizes) {
  EXPECT_EQ(board.size(), 9);
  EXPECT_EQ(board.box_size(), 3);
  EXPECT_EQ(board[3].size(), 9);
}

TEST_F(BoardTest, RefusesAGridOfAnotherSize) {
  EXPECT_THAT([] { const Board other(Grid(2)); },
              ThrowsMessage<std::invalid_argument>(AllOf(HasSubstr("4"), HasSubstr("9"))));
  EXPECT_THAT([] { const SmallBoard other(Grid(3)); },
              ThrowsMessage<std::invalid_argument>(AllOf(HasSubstr("9"), HasSubstr("4"))));
}

TEST_F(BoardTest, PrintsItselfAsAGrid) {
  board[0][1] = '3';
  std::ostringstream out;
  out << constant;
  EXPECT_EQ(out.str(), to_text(board.grid()));
  EXPECT_THAT(out.str(), HasSubstr("5 3 . | . . . | . . .\n"));
}

// Choices and undos.

TEST_F(BoardTest, RecordsAPlacementAndItsUndo) {
  board[1][2] = '7';
  EXPECT_EQ(board[1][2], '7');
  board[1][2] = '.';
  EXPECT_EQ(board[1][2], '.');
  EXPECT_THAT(recorded.events(), ElementsAre(placed('7', 1, 2), undone('7', 1, 2)));
}

TEST_F(BoardTest, RecordsAnotherDigitOverAPlacedOneAsUndoAndPlacement) {
  board[8][8] = '1';
  board[8][8] = '2';
  EXPECT_THAT(recorded.events(),
              ElementsAre(placed('1', 8, 8), undone('1', 8, 8), placed('2', 8, 8)));
}

TEST_F(BoardTest, RecordsNothingWhenNothingChanges) {
  board[4][4] = '.';
  board[0][0] = '5';
  EXPECT_THAT(recorded.events(), IsEmpty());
  board[4][4] = '6';
  board[4][4] = '6';
  EXPECT_THAT(recorded.events(), SizeIs(1));
}

TEST_F(BoardTest, RecordsWhatIsWrittenOverAGivenAsThat) {
  board[0][0] = '6';
  EXPECT_EQ(board[0][0], '6');
  board[0][0] = '.';
  board[0][0] = '5';
  EXPECT_THAT(recorded.events(),
              ElementsAre(overwritten('6', 0, 0), overwritten('.', 0, 0), overwritten('5', 0, 0)));
}

TEST_F(BoardTest, AssignsInChains) {
  board[0][1] = board[0][2] = '4';
  EXPECT_EQ(board[0][1], '4');
  EXPECT_EQ(board[0][2], '4');
  EXPECT_THAT(recorded.events(), ElementsAre(placed('4', 0, 2), placed('4', 0, 1)));
}

TEST_F(BoardTest, WorksWithoutAJournal) {
  Board plain(parse_grid(nearly_empty));
  plain[3][3] = '1';
  plain[0][0] = '2';
  plain[3][3] = '.';
  EXPECT_EQ(plain[0][0], '2');
  EXPECT_EQ(plain[3][3], '.');
}

// A square behaves as the char it holds.

TEST_F(BoardTest, ACopyOfASquareIsDetached) {
  board[2][2] = '1';
  auto old = board[2][2];
  board[2][2] = '9';
  EXPECT_EQ(old, '1');
  old = '3';
  EXPECT_EQ(board[2][2], '9');
  EXPECT_THAT(recorded.events(), SizeIs(3));
}

TEST_F(BoardTest, ACopyCanBeWrittenBack) {
  const auto old = board[2][2];
  board[2][2] = '1';
  board[2][2] = old;
  EXPECT_EQ(board[2][2], '.');
  EXPECT_THAT(recorded.events(), ElementsAre(placed('1', 2, 2), undone('1', 2, 2)));
}

TEST_F(BoardTest, ADetachedCopyTakesAnything) {
  auto copy = board[0][0];
  copy = 'x';
  EXPECT_EQ(copy, 'x');
}

TEST_F(BoardTest, AReferenceToASquareIsTheSquare) {
  auto& square = board[5][6];
  square = '8';
  EXPECT_EQ(board[5][6], '8');
  square = '.';
  EXPECT_THAT(recorded.events(), ElementsAre(placed('8', 5, 6), undone('8', 5, 6)));
}

TEST_F(BoardTest, OneSquareCanBeAssignedToAnother) {
  board[1][1] = board[0][0];
  EXPECT_EQ(board[1][1], '5');
  EXPECT_EQ(board[0][0], '5');
  EXPECT_THAT(recorded.events(), ElementsAre(placed('5', 1, 1)));
}

TEST_F(BoardTest, ASquareCanBeAssignedToItself) {
  board[1][1] = '2';
  auto& square = board[1][1];
  board[1][1] = square;
  EXPECT_EQ(board[1][1], '2');
  EXPECT_THAT(recorded.events(), SizeIs(1));
}

TEST_F(BoardTest, SquaresCanBeSwapped) {
  board[1][1] = '1';
  board[1][2] = '2';
  std::swap(board[1][1], board[1][2]);
  EXPECT_EQ(board[1][1], '2');
  EXPECT_EQ(board[1][2], '1');
  std::swap(board[1][1], board[7][7]);
  EXPECT_EQ(board[1][1], '.');
  EXPECT_EQ(board[7][7], '2');
}

TEST_F(BoardTest, SquaresCompareWithCharactersAndWithEachOther) {
  EXPECT_TRUE(board[0][0] == '5');
  EXPECT_TRUE('5' == board[0][0]);
  EXPECT_TRUE(board[0][0] != '.');
  EXPECT_TRUE(board[0][1] == board[0][2]);
  EXPECT_TRUE(board[0][0] != board[0][2]);
  EXPECT_TRUE(constant[0][0] == board[0][0]);
  EXPECT_TRUE(board[0][0] > '4' && board[0][0] < '6');
}

TEST_F(BoardTest, ASquareCanBeSwitchedOn) {
  const auto kind = [](const Square& square) {
    switch (square) {
      case '.':
        return std::string("empty");
      case '5':
        return std::string("five");
      default:
        return std::string("another");
    }
  };
  board[0][2] = '1';
  EXPECT_EQ(kind(board[0][0]), "five");
  EXPECT_EQ(kind(board[0][1]), "empty");
  EXPECT_EQ(kind(board[0][2]), "another");
}

TEST_F(BoardTest, ASquareCanBeReckonedWith) {
  const int digit = board[0][0] - '0';
  EXPECT_EQ(digit, 5);
  EXPECT_EQ(1 << (board[0][0] - '1'), 16);
  char next = board[0][0];
  ++next;
  EXPECT_EQ(next, '6');
  const bool seen[10] = {false, false, false, false, false, true};
  EXPECT_TRUE(seen[board[0][0] - '0']);
}

TEST_F(BoardTest, ASquareCanBePrintedAndAppended) {
  std::ostringstream out;
  out << board[0][0] << board[0][1];
  EXPECT_EQ(out.str(), "5.");
  std::string text;
  text += board[0][0];
  text.push_back(board[0][1]);
  EXPECT_EQ(text, "5.");
}

// Rows and squares can be gone through.

TEST_F(BoardTest, IteratesOverRowsAndSquares) {
  int empty = 0;
  int filled = 0;
  for (const auto& row : constant) {
    for (const char square : row) ++(square == '.' ? empty : filled);
  }
  EXPECT_EQ(empty, 80);
  EXPECT_EQ(filled, 1);
}

TEST_F(BoardTest, FillsSquaresInALoopByReference) {
  for (auto& row : board) {
    for (auto& square : row) {
      if (square == '.') square = '1';
    }
    break;
  }
  EXPECT_THAT(recorded.events(), SizeIs(8));
  EXPECT_EQ(board[0][8], '1');
  EXPECT_EQ(board[0][0], '5');
}

TEST_F(BoardTest, ALoopByValueChangesNothing) {
  for (auto& row : board) {
    for (auto square : row) square = '1';
  }
  EXPECT_THAT(recorded.events(), IsEmpty());
}

TEST_F(BoardTest, AlgorithmsWorkOnRows) {
  const auto& row = constant[0];
  EXPECT_EQ(std::count(row.begin(), row.end(), '.'), 8);
  EXPECT_NE(std::find(row.begin(), row.end(), '5'), row.end());
  EXPECT_EQ(std::find(row.begin(), row.end(), '6'), row.end());
}

// Mistakes that are named.

TEST_F(BoardTest, RefusesSquaresThatAreNotOnTheBoard) {
  EXPECT_THAT([&] { board[9][0] = '1'; },
              ThrowsMessage<std::out_of_range>(AllOf(HasSubstr("board[9]"), HasSubstr("0 to 8"))));
  EXPECT_THAT([&] { board[0][9] = '1'; }, ThrowsMessage<std::out_of_range>(AllOf(
                                              HasSubstr("board[0][9]"), HasSubstr("0 to 8"))));
  EXPECT_THAT([&] { board[-1][0] = '1'; },
              ThrowsMessage<std::out_of_range>(HasSubstr("board[-1]")));
  EXPECT_THAT([&] { board[3][-1] = '1'; },
              ThrowsMessage<std::out_of_range>(HasSubstr("board[3][-1]")));
  EXPECT_THAT([&] { return static_cast<char>(constant[8][100]); },
              ThrowsMessage<std::out_of_range>(HasSubstr("board[8][100]")));
  EXPECT_THAT([&] { return static_cast<char>(constant[100][8]); },
              ThrowsMessage<std::out_of_range>(HasSubstr("board[100]")));
  EXPECT_THAT(recorded.events(), IsEmpty());
}

TEST_F(BoardTest, RefusesWhatIsNoDigit) {
  EXPECT_THAT([&] { board[2][3] = 'x'; },
              ThrowsMessage<std::invalid_argument>(
                  AllOf(HasSubstr("board[2][3]"), HasSubstr("'x'"), HasSubstr("'1' to '9'"))));
  EXPECT_THAT([&] { board[2][3] = 'A'; }, ThrowsMessage<std::invalid_argument>(HasSubstr("'A'")));
  EXPECT_EQ(board[2][3], '.');
  EXPECT_THAT(recorded.events(), IsEmpty());
}

TEST_F(BoardTest, TellsTheNumberFiveFromTheCharacter) {
  EXPECT_THAT([&] { board[0][1] = 5; },
              ThrowsMessage<std::invalid_argument>(
                  AllOf(HasSubstr("code 5"), HasSubstr("the digit 5 is the character '5'"))));
  EXPECT_THAT([&] { board[0][1] = 9; },
              ThrowsMessage<std::invalid_argument>(HasSubstr("the character '9'")));
}

TEST_F(BoardTest, SaysHowASquareIsEmptied) {
  for (const char wrong : {'0', ' ', '\0'}) {
    EXPECT_THAT([&] { board[0][1] = wrong; },
                ThrowsMessage<std::invalid_argument>(HasSubstr("to empty a square write '.'")));
  }
}

TEST_F(BoardTest, RefusesNegativeCharacters) {
  EXPECT_THAT([&] { board[0][1] = static_cast<char>(0xE9); },
              ThrowsMessage<std::invalid_argument>(HasSubstr("code 233")));
}

// What the compiler refuses.

static_assert(!std::is_copy_constructible_v<Board>);
static_assert(!std::is_copy_assignable_v<Board>);
static_assert(!std::is_move_constructible_v<Board>);
static_assert(!std::is_copy_constructible_v<Row>);
static_assert(!std::is_assignable_v<const Square&, char>, "a const board can only be looked at");
static_assert(std::same_as<decltype(std::declval<const Board&>()[0][0]), const Square&>);
static_assert(std::is_convertible_v<const Square&, char>);
static_assert(!std::is_default_constructible_v<Square>);

// How much is looked at.

TEST_F(BoardTest, CountsHowManySquaresAreRead) {
  squares_read = 0;
  [[maybe_unused]] const char first = board[0][0];
  EXPECT_EQ(squares_read, 1U);
  [[maybe_unused]] const bool same = board[0][0] == board[1][1];
  EXPECT_EQ(squares_read, 3U);
}

TEST_F(BoardTest, CountsNeitherWritesNorReferencesNorCopies) {
  squares_read = 0;
  board[3][3] = '1';
  board[3][3] = '.';
  [[maybe_unused]] auto& square = board[3][3];
  [[maybe_unused]] const auto copy = board[3][3];
  [[maybe_unused]] const Grid grid = board.grid();
  EXPECT_EQ(squares_read, 0U);
}

TEST_F(BoardTest, CountsEachSquareOfALoop) {
  squares_read = 0;
  int digits = 0;
  for (const auto& row : constant) {
    for (const char square : row) digits += square != '.' ? 1 : 0;
  }
  EXPECT_EQ(digits, 1);
  EXPECT_EQ(squares_read, 81U);
}

// Other sizes.

TEST(SmallBoardTest, TakesTheDigitsOneToFour) {
  Recorded<2> recorded(parse_grid(".1...4134.2....."));
  SmallBoard& board = recorded.board;
  EXPECT_EQ(board.size(), 4);
  EXPECT_EQ(board.box_size(), 2);
  EXPECT_EQ(board[1][1], '4');
  board[0][0] = '4';
  EXPECT_THAT(recorded.events(), ElementsAre(placed('4', 0, 0)));
  EXPECT_THAT([&] { board[0][2] = '5'; },
              ThrowsMessage<std::invalid_argument>(HasSubstr("'1' to '4'")));
  EXPECT_THAT([&] { board[4][0] = '1'; }, ThrowsMessage<std::out_of_range>(HasSubstr("0 to 3")));
}

TEST(LargeBoardTest, TakesTheDigitsOneToNineAndAToG) {
  Recorded<4> recorded(Grid(4));
  LargeBoard& board = recorded.board;
  EXPECT_EQ(board.size(), 16);
  EXPECT_EQ(board.box_size(), 4);
  board[15][15] = 'G';
  board[15][15] = '9';
  board[0][15] = 'A';
  EXPECT_THAT(recorded.events(), ElementsAre(placed('G', 15, 15), undone('G', 15, 15),
                                             placed('9', 15, 15), placed('A', 0, 15)));
  EXPECT_THAT([&] { board[0][0] = 'H'; },
              ThrowsMessage<std::invalid_argument>(HasSubstr("'1' to 'G'")));
  EXPECT_THAT([&] { board[0][0] = 'a'; }, ThrowsMessage<std::invalid_argument>(HasSubstr("'a'")));
  EXPECT_THAT([&] { board[0][16] = '1'; }, ThrowsMessage<std::out_of_range>(HasSubstr("0 to 15")));
  int squares = 0;
  for (const auto& row : board) {
    for ([[maybe_unused]] const auto& square : row) ++squares;
  }
  EXPECT_EQ(squares, 256);
}

// The journal.

TEST(JournalTest, CallsItsHandlerWhenItIsFull) {
  struct Full {};
  std::array<Event, 2> memory{};
  std::uint64_t count = 0;
  Journal journal(memory.data(), memory.size(), count, [] { throw Full(); });
  Board board(Grid(3), &journal);
  board[0][0] = '1';
  board[0][1] = '2';
  EXPECT_THROW((board[0][2] = '3'), Full);
  EXPECT_EQ(count, 2U);
}

}  // namespace
}  // namespace kata
