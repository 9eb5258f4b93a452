#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <random>
#include <search/word_search.h>
#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>

namespace kata::search {
namespace {

using Route = std::vector<Cell>;

bool touch(Cell left, Cell right) {
  const int rows = left.row - right.row;
  const int columns = left.column - right.column;
  return rows * rows + columns * columns == 1;
}

std::vector<Cell> squares_of(const LetterGrid& grid) {
  std::vector<Cell> squares;
  for (int row = 0; row < grid.rows(); ++row) {
    for (int column = 0; column < grid.columns(); ++column) squares.push_back({row, column});
  }
  return squares;
}

/// All paths that spell the first letters of a word, one list for each number of letters: the same
/// answer by another road, breadth first and without any undo.
std::vector<std::vector<Route>> all_routes(const LetterGrid& grid, const std::string& word) {
  std::vector<std::vector<Route>> routes{{Route{}}};
  for (const char letter : word) {
    std::vector<Route> longer;
    for (const Route& route : routes.back()) {
      for (const Cell& cell : squares_of(grid)) {
        const bool is_used = std::find(route.begin(), route.end(), cell) != route.end();
        if (grid[cell.row][cell.column] != letter || is_used) continue;
        if (!route.empty() && !touch(route.back(), cell)) continue;
        longer.push_back(route);
        longer.back().push_back(cell);
      }
    }
    routes.push_back(std::move(longer));
  }
  return routes;
}

TEST(WordSearch, AgreesWithAllRoutesOnGeneratedGrids) {
  std::mt19937 random(7);
  int found = 0;
  for (int i = 0; i < 400; ++i) {
    std::string text;
    const auto columns = 1 + random() % 4;
    for (auto rows = 1 + random() % 4; rows > 0; --rows) {
      for (auto c = columns; c > 0; --c) text += "ABC"[random() % 3];
      text += '\n';
    }
    std::string word;
    for (auto size = 1 + random() % 6; size > 0; --size) word += "ABC"[random() % 3];

    const LetterGrid grid(text);
    const auto routes = all_routes(grid, word);
    for (const WordOrder order : {WordOrder::plain, WordOrder::rarest_letter_first}) {
      const WordTrace trace = find_word(grid, word, order);
      ASSERT_EQ(trace.found, !routes.back().empty()) << text << word;
      if (trace.found) {
        ASSERT_THAT(routes.back(), testing::Contains(trace.path)) << text << word;
      } else if (order == WordOrder::plain) {
        std::size_t steps = 0;
        for (std::size_t letters = 1; letters < routes.size(); ++letters) {
          steps += routes[letters].size();
        }
        ASSERT_EQ(trace.steps, static_cast<std::int64_t>(steps)) << text << word;
      }
      found += trace.found ? 1 : 0;
    }
  }
  EXPECT_GT(found, 100);
  EXPECT_LT(found, 700);
}

TEST(WordSearch, TracesEachStepAndItsUndo) {
  const LetterGrid grid("SSNCE\nEUESE\nSQSES\nEEESE\nSSSEU");
  for (const WordOrder order : {WordOrder::plain, WordOrder::rarest_letter_first}) {
    const WordTrace trace = trace_word(grid, "SEQUENCE", order);
    ASSERT_TRUE(trace.found);
    EXPECT_EQ(trace.path, find_word(grid, "SEQUENCE", order).path);
    std::vector<Cell> path;
    std::int64_t steps = 0;
    for (const Event& event : trace.events) {
      const Cell cell{event.row, event.value};
      const bool is_at_front =
          event.kind == EventKind::push_front || event.kind == EventKind::pop_front;
      const auto at = is_at_front ? path.begin() : path.end();
      if (event.kind == EventKind::place || event.kind == EventKind::push_front) {
        path.insert(at, cell);
        ++steps;
      } else {
        ASSERT_EQ(is_at_front ? path.front() : path.back(), cell);
        path.erase(is_at_front ? at : at - 1);
      }
    }
    EXPECT_EQ(path, trace.path);
    EXPECT_EQ(steps, trace.steps);
  }
  EXPECT_TRUE(find_word(grid, "SEQUENCE", WordOrder::plain).events.empty());
}

TEST(WordSearch, FindsTheEmptyWordEverywhere) {
  EXPECT_TRUE(find_word(LetterGrid(""), "", WordOrder::plain).found);
  EXPECT_TRUE(find_word(LetterGrid("A"), "", WordOrder::rarest_letter_first).found);
}

TEST(WordSearch, TakesNoStepWithoutTheRarestLetter) {
  std::string text;
  for (int row = 0; row < 6; ++row) text += "AAAAAA\n";
  const std::string word = std::string(14, 'A') + "B";
  const LetterGrid grid(text);
  EXPECT_EQ(find_word(grid, word, WordOrder::plain, 5'000'000).steps, 2'257'708);
  EXPECT_EQ(find_word(grid, word, WordOrder::rarest_letter_first).steps, 0);
}

TEST(WordSearch, EndsAfterTheGivenNumberOfSteps) {
  const LetterGrid grid("AAAA\nAAAA\nAAAA");
  const WordTrace trace = find_word(grid, "AAAAAAAB", WordOrder::plain, 100);
  EXPECT_FALSE(trace.complete);
  EXPECT_EQ(trace.steps, 100);
}

TEST(WordSearch, TakesTheFirstOfSeveralRarestLetters) {
  const LetterGrid grid("AAB\nBCD");
  EXPECT_EQ(rarest_letter(grid, "ABCD"), 2U);
  EXPECT_EQ(rarest_letter(grid, "ABXC"), 2U);
  EXPECT_EQ(search::count(grid, 'A'), 2);
}

}  // namespace
}  // namespace kata::search
