#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>

#include <gmock/gmock.h>

#include <kata/letter_grid.h>

namespace kata {
namespace {

using testing::HasSubstr;
using testing::ThrowsMessage;

TEST(LetterGrid, ShowsTheLettersOfItsRows) {
  const LetterGrid grid("ABC\nDEF");
  EXPECT_EQ(grid.rows(), 2);
  EXPECT_EQ(grid.columns(), 3);
  EXPECT_EQ(grid[0][0], 'A');
  EXPECT_EQ(grid[1][2], 'F');
  EXPECT_EQ(grid[1].size(), 3);
}

TEST(LetterGrid, TakesALineBreakAtTheEndForTheEndOfARow) {
  EXPECT_EQ(LetterGrid("AB\nCD\n").rows(), 2);
  EXPECT_EQ(LetterGrid("A").rows(), 1);
}

TEST(LetterGrid, MayBeWithoutSquares) {
  EXPECT_EQ(LetterGrid("").rows(), 0);
  EXPECT_EQ(LetterGrid("").columns(), 0);
  EXPECT_EQ(LetterGrid("\n\n").rows(), 2);
  EXPECT_EQ(LetterGrid("\n\n").columns(), 0);
}

TEST(LetterGrid, TakesAnyByteForALetter) {
  const LetterGrid grid(std::string_view("\0\xff\r #", 5));
  EXPECT_EQ(grid.columns(), 5);
  EXPECT_EQ(grid[0][0], '\0');
  EXPECT_EQ(grid[0][1], '\xff');
}

TEST(LetterGrid, RefusesRowsOfUnequalLengthWithTheRow) {
  const auto message = [](const char* expected) {
    return ThrowsMessage<std::invalid_argument>(HasSubstr(expected));
  };
  EXPECT_THAT([] { LetterGrid("ABC\nDEF\nGH"); },
              message("row 3 of the grid is 2 long, row 1 is 3"));
  EXPECT_THAT([] { LetterGrid("A\nBC"); }, message("row 2 of the grid is 2 long, row 1 is 1"));
  EXPECT_THAT([] { LetterGrid("A\n\nB"); }, message("row 2 of the grid is 0 long, row 1 is 1"));
  EXPECT_THAT([] { LetterGrid("\nA"); }, message("row 2 of the grid is 1 long, row 1 is 0"));
}

TEST(LetterGrid, ThrowsWithTheCoordinatesOutsideTheGrid) {
  const LetterGrid grid("ABC\nDEF");
  const auto message = [](const char* expected) {
    return ThrowsMessage<std::out_of_range>(HasSubstr(expected));
  };
  EXPECT_THAT([&] { return grid[2][0]; },
              message("grid[2] is not on the grid: rows run from 0 to 1"));
  EXPECT_THAT([&] { return grid[-1][0]; }, message("grid[-1] is not on the grid"));
  EXPECT_THAT([&] { return grid[1][3]; },
              message("grid[1][3] is not on the grid: columns run from 0 to 2"));
  EXPECT_THAT([&] { return grid[0][-1]; }, message("grid[0][-1] is not on the grid"));
  EXPECT_THAT([] { return LetterGrid("")[0].size(); },
              message("grid[0] is not on the grid: it has no rows"));
  EXPECT_THAT([] { return LetterGrid("\n")[0][0]; }, message("it has no columns"));
}

TEST(LetterGrid, Iterates) {
  const LetterGrid grid("AB\nCD");
  std::string letters;
  for (const auto& row : grid) {
    for (const char letter : row) letters += letter;
  }
  EXPECT_EQ(letters, "ABCD");
}

TEST(LetterGrid, Prints) {
  std::ostringstream out;
  out << LetterGrid("AB\nCD");
  EXPECT_EQ(out.str(), "AB\nCD\n");
}

static_assert(!std::is_copy_constructible_v<LetterGrid>);
static_assert(!std::is_copy_assignable_v<LetterGrid>);

}  // namespace
}  // namespace kata
