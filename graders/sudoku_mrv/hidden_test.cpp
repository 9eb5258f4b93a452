#include <cstddef>
#include <cstdint>
#include <inputs/sudoku_boards.h>
#include <judge/board/board_generator.h>
#include <judge/board/sudoku_checks.h>
#include <string_view>
#include <vector>

namespace {

using namespace kata;
using namespace kata::judge;

constexpr std::uint32_t seed = 20240613;
constexpr int few_givens = 24;

Run solve(std::string_view board) {
  return judge::solve("solve_mrv", board);
}

void expect_solution_by_the_rule(std::string_view board) {
  EXPECT_RUN(solve(board), Solves());
  EXPECT_RUN(solve(board), AlwaysFillsAMostConstrainedSquare());
}

KATA_HIDDEN_CHECK(2, "solves generated boards with one solution by the rule") {
  BoardGenerator generator(seed);
  for (int i = 0; i < 8; ++i) {
    expect_solution_by_the_rule(generator.with_solutions(1, few_givens).line());
  }
}

KATA_HIDDEN_CHECK(2, "solves boards that make searches work by the rule") {
  expect_solution_by_the_rule(boards::few_guesses);
  expect_solution_by_the_rule(boards::ai_escargot);
  expect_solution_by_the_rule(boards::inkala_2010);
  expect_solution_by_the_rule(boards::long_way_round);
}

KATA_HIDDEN_CHECK(1, "solves a board that is hopeless in reading order") {
  expect_solution_by_the_rule(boards::hopeless_in_reading_order);
}

KATA_HIDDEN_CHECK(1, "finds one solution where there are several") {
  BoardGenerator generator(seed + 1);
  expect_solution_by_the_rule(boards::two_solutions);
  expect_solution_by_the_rule(boards::many_solutions);
  expect_solution_by_the_rule(boards::empty);
  for (int i = 0; i < 3; ++i) {
    expect_solution_by_the_rule(generator.with_solutions(2, few_givens).line());
  }
}

KATA_HIDDEN_CHECK(2, "says no to generated boards without solution, and guesses by the rule") {
  BoardGenerator generator(seed + 2);
  EXPECT_RUN(solve(boards::dead_from_the_start), SaysThereIsNoSolution());
  for (int i = 0; i < 5; ++i) {
    const Grid board = generator.without_solution(few_givens);
    EXPECT_RUN(solve(board.line()), SaysThereIsNoSolution());
    EXPECT_RUN(solve(board.line()), AlwaysFillsAMostConstrainedSquare());
  }
}

KATA_HIDDEN_CHECK(1, "fills a few empty squares, wherever they are") {
  BoardGenerator generator(seed + 3);
  for (int empty = 1; empty <= 10; ++empty) {
    expect_solution_by_the_rule(generator.with_empty(empty).line());
  }
}

KATA_HIDDEN_CHECK(1, "keeps nothing from one board to the next") {
  BoardGenerator generator(seed + 4);
  std::vector<Grid> boards{generator.with_solutions(1, few_givens),
                           generator.with_solutions(1, few_givens),
                           generator.with_solutions(1, few_givens)};
  boards.push_back(generator.without_solution(few_givens));
  boards.push_back(boards.front());
  const std::vector<Run> runs = solve_each("solve_mrv", boards);
  for (std::size_t i = 0; i < runs.size(); ++i) {
    EXPECT_RUN(runs[i], i == 3 ? SaysThereIsNoSolution() : Solves());
    EXPECT_RUN(runs[i], AlwaysFillsAMostConstrainedSquare());
  }
}

}  // namespace
