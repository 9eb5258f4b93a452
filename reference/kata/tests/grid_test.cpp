#include <articles/boards.h>
#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>

#include <gmock/gmock.h>

#include <kata/grid.h>

namespace kata {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::ThrowsMessage;

std::string repeated(const std::string& text, int times) {
  std::string result;
  for (int i = 0; i < times; ++i) result += text;
  return result;
}

/// parse_grid() refuses `text` and says all of `words`.
template <class... Words>
void expect_refused(const std::string& text, const Words&... words) {
  EXPECT_THAT([&] { parse_grid(text); }, ThrowsMessage<GridError>(AllOf(HasSubstr(words)...)))
      << text;
}

const std::string one_line(articles::board);

std::string in_lines(const std::string& line_end) {
  std::string text;
  for (std::size_t row = 0; row < 9; ++row) text += one_line.substr(row * 9, 9) + line_end;
  return text;
}

// Grids.

TEST(GridTest, BeginsEmpty) {
  const Grid grid;
  EXPECT_EQ(grid.size(), 9);
  EXPECT_EQ(grid.box_size(), 3);
  EXPECT_EQ(grid.empty_squares(), 81);
  EXPECT_EQ(grid.line(), std::string(81, '.'));
}

TEST(GridTest, HasThreeSizes) {
  EXPECT_EQ(Grid(2).size(), 4);
  EXPECT_EQ(Grid(3).size(), 9);
  EXPECT_EQ(Grid(4).size(), 16);
  for (const int wrong : {-1, 0, 1, 5, 100}) {
    EXPECT_THAT([&] { Grid grid(wrong); },
                ThrowsMessage<std::invalid_argument>(HasSubstr(std::to_string(wrong))));
  }
}

TEST(GridTest, KeepsWhatIsWritten) {
  Grid grid;
  grid.at(0, 0) = '1';
  grid.at(8, 8) = '9';
  grid.at(0, 8) = '2';
  EXPECT_EQ(grid.at(0, 0), '1');
  EXPECT_EQ(grid.empty_squares(), 78);
  EXPECT_EQ(grid.line(), "1.......2" + std::string(71, '.') + "9");
}

TEST(GridTest, NumbersTheBoxes) {
  const Grid nine;
  EXPECT_EQ(nine.box(0, 0), 0);
  EXPECT_EQ(nine.box(2, 2), 0);
  EXPECT_EQ(nine.box(0, 8), 2);
  EXPECT_EQ(nine.box(3, 2), 3);
  EXPECT_EQ(nine.box(4, 4), 4);
  EXPECT_EQ(nine.box(8, 8), 8);
  EXPECT_EQ(Grid(2).box(3, 0), 2);
  EXPECT_EQ(Grid(4).box(15, 15), 15);
}

TEST(GridTest, ComparesSquareBySquare) {
  Grid left;
  Grid right;
  EXPECT_EQ(left, right);
  left.at(4, 4) = '5';
  EXPECT_NE(left, right);
  right.at(4, 4) = '5';
  EXPECT_EQ(left, right);
  EXPECT_NE(Grid(2), Grid(3));
}

TEST(GridTest, KnowsTheDigitsOfEachSize) {
  EXPECT_EQ(digits_of(4), "1234");
  EXPECT_EQ(digits_of(9), "123456789");
  EXPECT_EQ(digits_of(16), "123456789ABCDEFG");
}

// Reading.

TEST(ParseGridTest, ReadsOneLine) {
  const Grid grid = parse_grid(one_line);
  EXPECT_EQ(grid.line(), one_line);
  EXPECT_EQ(grid.at(0, 0), '5');
  EXPECT_EQ(grid.at(0, 2), '.');
  EXPECT_EQ(grid.at(8, 8), '9');
}

TEST(ParseGridTest, ReadsLinesHoweverTheyEnd) {
  EXPECT_EQ(parse_grid(in_lines("\n")).line(), one_line);
  EXPECT_EQ(parse_grid(in_lines("\r\n")).line(), one_line);
  EXPECT_EQ(parse_grid(in_lines("\r")).line(), one_line);
  std::string without_last_break = in_lines("\n");
  without_last_break.pop_back();
  EXPECT_EQ(parse_grid(without_last_break).line(), one_line);
}

TEST(ParseGridTest, SkipsAByteOrderMark) {
  EXPECT_EQ(parse_grid("\xEF\xBB\xBF" + in_lines("\r\n")).line(), one_line);
}

TEST(ParseGridTest, TakesZerosForEmptySquares) {
  std::string zeros = one_line;
  for (char& square : zeros) square = square == '.' ? '0' : square;
  EXPECT_EQ(parse_grid(zeros).line(), one_line);
}

TEST(ParseGridTest, SkipsSpacesTabsAndRulers) {
  std::string text = "\t+-------+-------+-------+\n";
  for (std::size_t row = 0; row < 9; ++row) {
    for (std::size_t column = 0; column < 9; ++column) {
      text += column % 3 == 0 ? " | " : " ";
      text += one_line[row * 9 + column];
    }
    text += " |\n";
    if (row % 3 == 2) text += "\n---+---+---\n";
  }
  EXPECT_EQ(parse_grid(text).line(), one_line);
}

TEST(ParseGridTest, ReadsSmallAndLargeBoards) {
  const Grid small = parse_grid(articles::small_board);
  EXPECT_EQ(small.size(), 4);
  EXPECT_EQ(small.at(1, 1), '4');
  const Grid large = parse_grid("G" + std::string(254, '.') + "A");
  EXPECT_EQ(large.size(), 16);
  EXPECT_EQ(large.at(0, 0), 'G');
  EXPECT_EQ(large.at(15, 15), 'A');
}

TEST(ParseGridTest, NamesWhatIsNoSquareAndWhere) {
  expect_refused("12x4", "line 1, column 3", "'x'");
  expect_refused("1234\n12#4", "line 2, column 3", "'#'");
  expect_refused("12\t| #", "line 1, column 6", "'#'");
  expect_refused("1234\r\n1,34", "line 2, column 2", "','");
  expect_refused("12\xE9", "line 1, column 3", "0xE9");
  expect_refused("\xEF\xBB\xBF*", "line 1, column 1", "'*'");
  expect_refused(std::string("1\0002", 3), "line 1, column 2", "NUL", "UTF-8");
}

TEST(ParseGridTest, NamesADigitThatTheBoardIsTooSmallFor) {
  expect_refused("A" + std::string(80, '.'), "line 1, column 1", "'A'", "9 rows");
  expect_refused("1234\n3412\n2143\n4325", "line 4, column 4", "'5'", "4 rows");
}

TEST(ParseGridTest, TellsLettersOfLargeBoardsFromOthers) {
  expect_refused("H" + std::string(255, '.'), "line 1, column 1", "'H'");
  expect_refused("g" + std::string(255, '.'), "line 1, column 1", "'g'");
}

TEST(ParseGridTest, CountsTheSquaresOfATextThatIsNoBoard) {
  expect_refused("", "81 squares", "has 0 squares");
  expect_refused("\n\n", "has 0 squares");
  expect_refused("5", "has 1 square", "ends at line 1, column 1");
  expect_refused(one_line.substr(1), "has 80 squares");
  expect_refused(one_line + ".", "has 82 squares", "ends at line 1, column 82");
}

TEST(ParseGridTest, NamesTheLineThatIsTooShortOrTooLong) {
  std::string short_line = in_lines("\n");
  short_line.erase(3 * 10 + 4, 1);
  expect_refused(short_line, "has 80 squares", "line 4 has 8");
  std::string long_line = in_lines("\r\n");
  constexpr std::size_t line_length = 9 + 2;
  long_line.insert(5 * line_length, ".");
  expect_refused(long_line, "has 82 squares", "line 6 has 10");
  expect_refused(repeated(".........\n", 8), "has 72 squares", "line 8");
}

// Writing.

TEST(ToTextTest, DrawsRulersBetweenTheBoxes) {
  EXPECT_EQ(to_text(parse_grid(articles::board)),
            "5 3 . | . 7 . | . . .\n"
            "6 . . | 1 9 5 | . . .\n"
            ". 9 8 | . . . | . 6 .\n"
            "------+-------+------\n"
            "8 . . | . 6 . | . . 3\n"
            "4 . . | 8 . 3 | . . 1\n"
            "7 . . | . 2 . | . . 6\n"
            "------+-------+------\n"
            ". 6 . | . . . | 2 8 .\n"
            ". . . | 4 1 9 | . . 5\n"
            ". . . | . 8 . | . 7 9\n");
}

TEST(ToTextTest, DrawsSmallBoards) {
  EXPECT_EQ(to_text(parse_grid(articles::small_board)),
            ". 1 | . .\n"
            ". 4 | 1 3\n"
            "----+----\n"
            "4 . | 2 .\n"
            ". . | . .\n");
}

TEST(ToTextTest, IsReadBackAsItWas) {
  for (const int box_size : {2, 3, 4}) {
    Grid grid(box_size);
    const std::string_view digits = digits_of(grid.size());
    for (int i = 0; i < grid.size(); ++i) {
      grid.at(i, (i * 3) % grid.size()) = digits[static_cast<std::size_t>(i)];
    }
    EXPECT_EQ(parse_grid(to_text(grid)), grid) << to_text(grid);
  }
}

}  // namespace
}  // namespace kata
