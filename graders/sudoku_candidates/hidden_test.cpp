#include <cstdint>
#include <inputs/sudoku_boards.h>
#include <judge/board/board_generator.h>
#include <judge/board/sudoku_checks.h>
#include <string_view>

#include "sudoku_candidates_checks.h"

namespace {

using namespace kata;
using namespace kata::judge;

constexpr std::uint32_t seed = 20240616;

void expect_forced_placements(const Grid& board) {
  const auto run = [&] { return solve("place_forced", board.line()); };
  EXPECT_RUN(run(), PlacesOnlyForcedDigits());
  EXPECT_RUN(run(), LeavesNoForcedSquare());
  EXPECT_RUN(run(), ReturnsHowManyItFilled());
}

KATA_HIDDEN_CHECK(2, "lists what fits on every square of generated boards") {
  BoardGenerator generator(seed);
  for (int empty = 1; empty <= 81; empty += 8) {
    EXPECT_RUNS(all_candidates(generator.with_empty(empty).line()), ListsWhatFits());
  }
}

KATA_HIDDEN_CHECK(1, "lists what fits on the boards that make searches work") {
  EXPECT_RUNS(all_candidates(boards::ai_escargot), ListsWhatFits());
  EXPECT_RUNS(all_candidates(boards::inkala_2012), ListsWhatFits());
}

KATA_HIDDEN_CHECK(1, "lists what fits on boards without solution, dead squares included") {
  BoardGenerator generator(seed + 1);
  for (int i = 0; i < 5; ++i) {
    EXPECT_RUNS(all_candidates(generator.without_solution(28).line()), ListsWhatFits());
  }
}

KATA_HIDDEN_CHECK(2, "fills what is forced on generated boards") {
  BoardGenerator generator(seed + 2);
  for (int i = 0; i < 10; ++i) expect_forced_placements(generator.with_solutions(1, 24 + i));
}

KATA_HIDDEN_CHECK(2, "stops where a guess is needed on generated boards") {
  BoardGenerator generator(seed + 3);
  for (int i = 0; i < 5; ++i) expect_forced_placements(generator.with_solutions(2, 28));
  for (const std::string_view board : {boards::ai_escargot, boards::inkala_2010, boards::cheese}) {
    expect_forced_placements(parse_grid(board));
  }
}

KATA_HIDDEN_CHECK(1, "places nothing that clashes on generated boards without solution") {
  BoardGenerator generator(seed + 4);
  for (int i = 0; i < 15; ++i) expect_forced_placements(generator.without_solution(30));
}

}  // namespace
