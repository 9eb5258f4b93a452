#include <judge/board/board_generator.h>
#include <judge/board/sudoku_boards.h>
#include <judge/check.h>

#include "sudoku_uniqueness_checks.h"

namespace {

using namespace kata;
using namespace kata::judge;

constexpr std::uint32_t seed = 20240615;
constexpr int givens = 40;  // enough for a search in any order to see the whole tree

void expect(const Grid& board, int limit, int solutions) {
  EXPECT_RUN(count_solutions(board.line(), limit), CountsSolutions(solutions));
  EXPECT_RUN(count_solutions(board.line(), limit), HandsTheBoardBack());
}

KATA_HIDDEN_CHECK(2, "tells generated boards with one solution from those with two") {
  BoardGenerator generator(seed);
  for (int i = 0; i < 6; ++i) {
    expect(generator.with_solutions(1, givens), 2, 1);
    expect(generator.with_solutions(2, givens), 2, 2);
  }
}

KATA_HIDDEN_CHECK(2, "counts three and more where there are as many") {
  BoardGenerator generator(seed + 1);
  for (const int solutions : {2, 3, 4, 6}) {
    expect(generator.with_solutions(solutions, givens), 20, solutions);
  }
}

KATA_HIDDEN_CHECK(2, "finds no solution of generated boards that have none") {
  BoardGenerator generator(seed + 2);
  for (int i = 0; i < 4; ++i) expect(generator.without_solution(givens), 2, 0);
}

KATA_HIDDEN_CHECK(1, "stops at any limit on boards with many solutions") {
  for (const int limit : {1, 2, 4, 5, 10, 50}) {
    expect(parse_grid(boards::three_rows), limit, limit);
  }
}

KATA_HIDDEN_CHECK(1, "sees that one given more or less changes the number of solutions") {
  Grid board = parse_grid(boards::two_solutions);
  board.at(3, 5) = '1';
  expect(board, 2, 1);
  board.at(3, 5) = '3';
  expect(board, 2, 1);
  board.at(3, 5) = '.';
  board.at(0, 0) = board.at(8, 8) = '.';
  expect(board, 5, 2);
}

KATA_HIDDEN_CHECK(1, "counts right again and again in one process") {
  BoardGenerator generator(seed + 3);
  for (int i = 0; i < 3; ++i) {
    const Grid one = generator.with_solutions(1, givens);
    const Grid two = generator.with_solutions(2, givens);
    EXPECT_RUN(count_solutions_after(one.line(), two.line(), 3), CountsSolutions(2));
    EXPECT_RUN(count_solutions_after(two.line(), one.line(), 3), CountsSolutions(1));
    EXPECT_RUN(count_solutions_after(two.line(), one.line(), 3), HandsTheBoardBack());
  }
}

}  // namespace
