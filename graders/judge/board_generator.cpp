#include <judge/board_generator.h>
#include <numeric>
#include <optional>
#include <search/sudoku_search.h>

namespace kata::judge {
namespace {

constexpr int squares = 81;

char& at(Grid& grid, int square) {
  return grid.at(square / grid.size(), square % grid.size());
}

std::vector<char> digits_that_fit(const Grid& grid, int square) {
  const search::Candidates candidates =
      search::candidates(grid, {square / grid.size(), square % grid.size()});
  std::vector<char> digits;
  for (const char digit : digits_of(grid.size())) {
    if ((candidates >> (digit - '1') & 1) != 0) digits.push_back(digit);
  }
  return digits;
}

std::optional<int> most_constrained(const Grid& grid) {
  std::optional<int> best;
  std::size_t fewest = 0;
  for (int square = 0; square < squares; ++square) {
    if (grid.line()[static_cast<std::size_t>(square)] != '.') continue;
    const std::size_t count = digits_that_fit(grid, square).size();
    if (best && count >= fewest) continue;
    best = square;
    fewest = count;
  }
  return best;
}

}  // namespace

int BoardGenerator::below(int bound) {
  // The slight preference for small numbers does no harm here.
  return static_cast<int>(numbers_() % static_cast<std::uint32_t>(bound));
}

std::vector<int> BoardGenerator::shuffled_squares() {
  std::vector<int> order(squares);
  std::iota(order.begin(), order.end(), 0);
  shuffle(order);
  return order;
}

/// Fills a grid the way part 2 does, but with the digits of each square in random order.
bool BoardGenerator::fill(Grid& grid) {
  const auto square = most_constrained(grid);
  if (!square) return true;
  std::vector<char> digits = digits_that_fit(grid, *square);
  shuffle(digits);
  for (const char digit : digits) {
    at(grid, *square) = digit;
    if (fill(grid)) return true;
  }
  at(grid, *square) = '.';
  return false;
}

Grid BoardGenerator::full() {
  Grid grid;
  fill(grid);
  return grid;
}

Grid BoardGenerator::with_empty(int empty) {
  Grid grid = full();
  const std::vector<int> order = shuffled_squares();
  for (int i = 0; i < empty; ++i) at(grid, order[static_cast<std::size_t>(i)]) = '.';
  return grid;
}

Grid BoardGenerator::with_solutions(int solutions, int givens) {
  while (true) {
    Grid grid = full();
    int filled = squares;
    for (const int square : shuffled_squares()) {
      if (filled == givens) break;
      const char digit = at(grid, square);
      at(grid, square) = '.';
      if (search::count_solutions(grid, solutions + 1) > solutions) {
        at(grid, square) = digit;
      } else {
        --filled;
      }
    }
    if (search::count_solutions(grid, solutions + 1) == solutions) return grid;
  }
}

Grid BoardGenerator::without_solution(int givens) {
  while (true) {
    Grid grid = with_solutions(1, givens);
    for (const int square : shuffled_squares()) {
      if (at(grid, square) != '.') continue;
      for (const char digit : digits_that_fit(grid, square)) {
        at(grid, square) = digit;
        if (search::count_solutions(grid, 1) == 0) return grid;
        at(grid, square) = '.';
      }
    }
  }
}

}  // namespace kata::judge
