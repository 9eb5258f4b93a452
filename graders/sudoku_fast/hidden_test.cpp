#include <articles/boards.h>
#include <cstdint>
#include <inputs/sudoku_boards.h>
#include <judge/board/board_generator.h>
#include <judge/check.h>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku_fast_checks.h"

namespace {

using namespace kata;
using namespace kata::judge;

constexpr std::uint32_t seed = 20240614;

void expect_right(const std::vector<std::string>& boards, std::size_t in_a_row = 25) {
  for (const auto& batch : in_batches(boards, in_a_row))
    EXPECT_RUNS(solve_fast_on(batch), SolvesOrSaysNo());
}

std::vector<std::string> alike(const std::vector<std::string>& boards, std::size_t count,
                               std::uint32_t number) {
  BoardGenerator generator(seed + number);
  return look_alikes({boards.begin(), boards.end()}, count, generator);
}

KATA_HIDDEN_CHECK(2, "solves 1,500 generated boards with one solution") {
  BoardGenerator generator(seed);
  std::vector<std::string> boards;
  for (int i = 0; i < 30; ++i) boards.push_back(generator.with_solutions(1, 22 + i % 10).line());
  expect_right(alike(boards, 1500, 1));
}

KATA_HIDDEN_CHECK(2, "solves 1,000 generated boards with several solutions") {
  BoardGenerator generator(seed + 2);
  expect_right(emptied(45, 70, 600, generator));
  std::vector<std::string> boards;
  for (int i = 0; i < 10; ++i) boards.push_back(generator.with_solutions(2 + i % 3, 24).line());
  expect_right(alike(boards, 400, 3));
}

KATA_HIDDEN_CHECK(2, "finds no solution of 700 generated boards that have none") {
  BoardGenerator generator(seed + 4);
  expect_right(emptied(30, 40, 20, generator));  // saying no to all is no answer
  std::vector<std::string> boards;
  for (int i = 0; i < 14; ++i) boards.push_back(generator.without_solution(26 + i % 5).line());
  expect_right(alike(boards, 700, 5));
}

KATA_HIDDEN_CHECK(1, "leaves 400 full boards as they are, and fills a few squares of 400 others") {
  BoardGenerator generator(seed + 6);
  expect_right(emptied(0, 0, 400, generator));
  expect_right(emptied(1, 12, 400, generator));
}

KATA_HIDDEN_CHECK(2, "solves boards of 17 givens and hard ones in many shapes") {
  const std::vector<std::string> boards{
      std::string(boards::hopeless_in_reading_order), std::string(boards::few_guesses),
      std::string(boards::ai_escargot), std::string(boards::inkala_2010)};
  expect_right(alike(boards, 200, 7), 5);
}

}  // namespace
