#include <algorithm>
#include <cstdint>
#include <inputs/disguise.h>
#include <inputs/sudoku_boards.h>
#include <judge/board/board_generator.h>
#include <judge/check.h>
#include <search/sudoku_candidates.h>

#include "sudoku_uniqueness_checks.h"

namespace {

using namespace kata;
using namespace kata::judge;

constexpr std::uint32_t seed = 20240615;
constexpr int givens = 52;

/// Takes a number off `left` for each digit that a search of the whole tree in reading order
/// places.
void search_all(Grid& grid, int square, int& left) {
  while (square < 81 && grid.at(square / 9, square % 9) != '.') ++square;
  if (square == 81) return;
  const search::Position place{square / 9, square % 9};
  const search::Candidates fitting = search::candidates(grid, place);
  for (int digit = 0; digit < 9 && left > 0; ++digit) {
    if ((fitting >> digit & 1) == 0) continue;
    --left;
    grid.at(place.row, place.column) = static_cast<char>('1' + digit);
    search_all(grid, square + 1, left);
  }
  grid.at(place.row, place.column) = '.';
}

/// Whether the whole tree is searched soon, in whatever order squares are filled: seen from several
/// sides, the board is, in reading order.
bool is_searched_soon(const Grid& board) {
  Random random(seed);
  for (int side = 0; side < 10; ++side) {
    Grid grid = parse_grid(with_other_lines({"", {board.line()}}, random).arguments[0]);
    int left = 5'000;
    search_all(grid, 0, left);
    if (left <= 0) return false;
  }
  return true;
}

template <class Make>
Grid soon_searched(Make make) {
  while (true) {
    Grid board = make();
    if (is_searched_soon(board)) return board;
  }
}

Grid with_solutions(BoardGenerator& generator, int solutions) {
  return soon_searched([&] { return generator.with_solutions(solutions, givens); });
}

void expect(const Grid& board, int limit, int solutions) {
  EXPECT_RUN(count_solutions(board.line(), limit), CountsSolutions(solutions));
  EXPECT_RUN(count_solutions(board.line(), limit), HandsTheBoardBack());
}

KATA_HIDDEN_CHECK(2, "tells generated boards with one solution from those with two") {
  BoardGenerator generator(seed);
  for (int i = 0; i < 6; ++i) {
    expect(with_solutions(generator, 1), 2, 1);
    expect(with_solutions(generator, 2), 2, 2);
  }
}

KATA_HIDDEN_CHECK(2, "counts three and more where there are as many") {
  BoardGenerator generator(seed + 1);
  for (const int solutions : {2, 3, 4, 6}) {
    expect(with_solutions(generator, solutions), 20, solutions);
  }
}

KATA_HIDDEN_CHECK(2, "finds no solution of generated boards that have none") {
  BoardGenerator generator(seed + 2);
  for (int i = 0; i < 4; ++i)
    expect(soon_searched([&] { return generator.without_solution(givens); }), 2, 0);
}

KATA_HIDDEN_CHECK(1, "stops at any limit on boards with many solutions") {
  for (const int limit : {1, 2, 4, 5, 10, 50}) {
    expect(parse_grid(boards::eight_solutions), limit, std::min(limit, 8));
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
    const Grid one = with_solutions(generator, 1);
    const Grid two = with_solutions(generator, 2);
    EXPECT_RUN(count_solutions_after(one.line(), two.line(), 3), CountsSolutions(2));
    EXPECT_RUN(count_solutions_after(two.line(), one.line(), 3), CountsSolutions(1));
    EXPECT_RUN(count_solutions_after(two.line(), one.line(), 3), HandsTheBoardBack());
  }
}

}  // namespace
