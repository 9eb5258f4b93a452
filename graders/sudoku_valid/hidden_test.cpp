#include <cstddef>
#include <cstdint>
#include <judge/board/board_generator.h>
#include <judge/board/sudoku_checks.h>
#include <search/position.h>
#include <vector>

#include <kata/grid.h>

#include "sudoku_valid_checks.h"

namespace {

using namespace kata;
using namespace kata::judge;

constexpr std::uint32_t seed = 20240614;

void expect_right_verdicts(const std::vector<Grid>& boards) {
  for (const Run& run : solve_each("is_valid", boards)) {
    EXPECT_RUN(run, TellsWhetherItIsValid());
  }
}

/// What joins two squares.
struct Joined {
  bool row;
  bool column;
  bool box;
  friend bool operator==(const Joined&, const Joined&) = default;
};

Joined joined(const Grid& grid, search::Position a, search::Position b) {
  return {a.row == b.row, a.column == b.column,
          grid.box(a.row, a.column) == grid.box(b.row, b.column)};
}

/// Two equal digits on an empty board, for each pair of squares that only one unit joins, in random
/// order.
std::vector<Grid> pairs(Joined wanted, std::size_t count) {
  BoardGenerator generator(seed);
  std::vector<Grid> boards;
  while (boards.size() < count) {
    Grid grid;
    const search::Position first{generator.below(9), generator.below(9)};
    const search::Position second{generator.below(9), generator.below(9)};
    if (joined(grid, first, second) != wanted) continue;
    grid.at(first.row, first.column) = grid.at(second.row, second.column) =
        static_cast<char>('1' + generator.below(9));
    boards.push_back(grid);
  }
  return boards;
}

/// Generated boards that keep the rules, from few givens to many.
std::vector<Grid> generated() {
  BoardGenerator generator(seed);
  std::vector<Grid> boards;
  for (int empty = 0; empty <= 81; empty += 3) boards.push_back(generator.with_empty(empty));
  return boards;
}

/// How many units join a square to others that hold `digit`.
int clashes(const Grid& grid, search::Position square, char digit) {
  int count = 0;
  for (int row = 0; row < 9; ++row) {
    for (int column = 0; column < 9; ++column) {
      if (grid.at(row, column) != digit) continue;
      const Joined units = joined(grid, square, {row, column});
      count += units.row + units.column + units.box;
    }
  }
  return count;
}

/// Such boards with one more digit, which clashes with exactly one other, in one unit only.
std::vector<Grid> generated_with_one_clash() {
  BoardGenerator generator(seed + 1);
  std::vector<Grid> boards;
  while (boards.size() < 60) {
    Grid grid = generator.with_empty(40 + generator.below(30));
    for (int tries = 0; tries < 100; ++tries) {
      const search::Position square{generator.below(9), generator.below(9)};
      const char digit = static_cast<char>('1' + generator.below(9));
      if (grid.at(square.row, square.column) != '.' || clashes(grid, square, digit) != 1) continue;
      grid.at(square.row, square.column) = digit;
      boards.push_back(grid);
      break;
    }
  }
  return boards;
}

KATA_HIDDEN_CHECK(1, "accepts generated boards that keep the rules") {
  expect_right_verdicts(generated());
}

KATA_HIDDEN_CHECK(1, "finds two equal digits that only a row joins, wherever they stand") {
  expect_right_verdicts(pairs({true, false, false}, 60));
}

KATA_HIDDEN_CHECK(1, "finds two equal digits that only a column joins, wherever they stand") {
  expect_right_verdicts(pairs({false, true, false}, 60));
}

KATA_HIDDEN_CHECK(1, "finds two equal digits that only a box joins, wherever they stand") {
  expect_right_verdicts(pairs({false, false, true}, 60));
}

KATA_HIDDEN_CHECK(1, "accepts equal digits that nothing joins") {
  expect_right_verdicts(pairs({false, false, false}, 60));
}

KATA_HIDDEN_CHECK(2, "finds the one clash of generated boards") {
  expect_right_verdicts(generated_with_one_clash());
}

}  // namespace
