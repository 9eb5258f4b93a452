#include <array>
#include <cstdint>
#include <cstdlib>
#include <deque>
#include <random>
#include <sstream>
#include <stdexcept>
#include <type_traits>
#include <vector>

#include <gmock/gmock.h>

#include <kata/journal.h>
#include <kata/letter_grid.h>
#include <kata/path.h>

namespace kata {
namespace {

using testing::ElementsAre;
using testing::ElementsAreArray;
using testing::HasSubstr;
using testing::ThrowsMessage;

constexpr const char* letters = "ABC\nDEF";

std::vector<Cell> cells(const Path& path) {
  return {path.begin(), path.end()};
}

TEST(Path, GrowsAndShrinksAtBothEnds) {
  const LetterGrid grid(letters);
  Path path(grid);
  EXPECT_TRUE(path.empty());
  path.push_back({0, 1});
  path.push_front({0, 0});
  path.push_back({1, 1});
  EXPECT_THAT(cells(path), ElementsAre(Cell{0, 0}, Cell{0, 1}, Cell{1, 1}));
  EXPECT_EQ(path.size(), 3U);
  EXPECT_EQ(path.front(), (Cell{0, 0}));
  EXPECT_EQ(path.back(), (Cell{1, 1}));
  EXPECT_EQ(path[1], (Cell{0, 1}));
  EXPECT_TRUE(path.contains({1, 1}));
  EXPECT_FALSE(path.contains({1, 0}));
  path.pop_front();
  path.pop_back();
  EXPECT_THAT(cells(path), ElementsAre(Cell{0, 1}));
}

TEST(Path, RecordsEachChoiceAndUndo) {
  const LetterGrid grid(letters);
  std::array<Event, 8> events;
  std::uint64_t count = 0;
  Journal journal(events.data(), events.size(), count, [] { std::abort(); });
  Path path(grid, &journal);
  path.push_back({1, 2});
  path.push_front({0, 2});
  path.pop_back();
  path.pop_front();
  EXPECT_EQ(count, 4U);
  EXPECT_EQ(events[0], (Event{EventKind::place, 0, 1, 2}));
  EXPECT_EQ(events[1], (Event{EventKind::push_front, 0, 0, 2}));
  EXPECT_EQ(events[2], (Event{EventKind::undo, 0, 1, 2}));
  EXPECT_EQ(events[3], (Event{EventKind::pop_front, 0, 0, 2}));
}

TEST(Path, AllowsASquareTwiceForTheChecksToName) {
  const LetterGrid grid(letters);
  Path path(grid);
  path.push_back({0, 0});
  path.push_back({0, 0});
  EXPECT_EQ(path.size(), 2U);
}

TEST(Path, ThrowsForWhatIsNotThere) {
  const LetterGrid grid(letters);
  Path path(grid);
  const auto message = [](const char* expected) {
    return ThrowsMessage<std::out_of_range>(HasSubstr(expected));
  };
  EXPECT_THAT([&] { path.pop_back(); }, message("path.pop_back(): the path is empty"));
  EXPECT_THAT([&] { path.pop_front(); }, message("path.pop_front(): the path is empty"));
  EXPECT_THAT([&] { path.back(); }, message("path[-1]: the path is empty"));
  EXPECT_THAT(
      [&] {
        path.push_back({2, 0});
      },
      message("path.push_back({2, 0}): the grid has no such square"));
  EXPECT_THAT([&] { path.push_front({0, -1}); }, message("path.push_front({0, -1})"));
  EXPECT_TRUE(path.empty());
  path.push_back({0, 0});
  EXPECT_THAT([&] { path[1]; }, message("path[1]: the path ends at path[0]"));
}

/// The room is moved and enlarged under the squares; a deque knows what must stand there.
TEST(Path, HoldsWhatADequeHolds) {
  const LetterGrid grid(letters);
  std::mt19937 random(1);
  Path path(grid);
  std::deque<Cell> expected;
  for (int i = 0; i < 20'000; ++i) {
    const Cell cell{static_cast<int>(random() % 2), static_cast<int>(random() % 3)};
    // For a while mostly forwards, then mostly backwards: the squares wander through their room.
    const bool at_front = random() % 8 < (i / 2'000 % 2 == 0 ? 1U : 7U);
    const bool grows = expected.empty() || random() % 100 < 52;
    if (grows && at_front) {
      path.push_front(cell);
      expected.push_front(cell);
    } else if (grows) {
      path.push_back(cell);
      expected.push_back(cell);
    } else if (at_front) {
      path.pop_back();
      expected.pop_back();
    } else {
      path.pop_front();
      expected.pop_front();
    }
    ASSERT_EQ(path.size(), expected.size());
    if (i % 500 == 0) {
      ASSERT_THAT(cells(path), ElementsAreArray(expected));
    }
  }
  EXPECT_THAT(cells(path), ElementsAreArray(expected));
}

TEST(Path, Prints) {
  const LetterGrid grid(letters);
  Path path(grid);
  path.push_back({0, 1});
  path.push_back({1, 1});
  std::ostringstream out;
  out << path;
  EXPECT_EQ(out.str(), "(0,1) (1,1)");
}

static_assert(!std::is_copy_constructible_v<Path>);
static_assert(!std::is_copy_assignable_v<Path>);

}  // namespace
}  // namespace kata
