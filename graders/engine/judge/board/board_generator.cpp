#include <cstddef>
#include <cstdint>
#include <judge/board/board_generator.h>
#include <numeric>
#include <problems/sudoku.h>
#include <search/search.h>
#include <search/sudoku_candidates.h>

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

Grid BoardGenerator::full() {
  // The three boxes on the diagonal do not see each other: any digits will do there, and the rest
  // always follows.
  Grid grid;
  for (int box = 0; box < 9; box += 3) {
    std::vector<char> digits(digits_of(9).begin(), digits_of(9).end());
    shuffle(digits);
    for (int i = 0; i < 9; ++i) {
      grid.at(box + i / 3, box + i % 3) = digits[static_cast<std::size_t>(i)];
    }
  }
  for (const Event& event :
       search::search(problems::Sudoku(grid), {.order = search::Order::fewest_or_one}).events) {
    grid.at(event.row, event.value) = event.kind == EventKind::place ? event.digit : '.';
  }
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
