#pragma once

#include <array>
#include <judge/board/sudoku_complaints.h>
#include <search/sudoku_search.h>
#include <span>
#include <string_view>
#include <vector>

namespace kata::judge {

/// One call of `candidates`.
struct Badge {
  search::Position square;
  SudokuRun run;
};

using Badges = std::vector<Badge>;

/// `candidates` of the subject under test for some squares of a board, in one process.
Badges candidates(std::string_view board, std::span<const search::Position> squares);

/// The same for all squares, in reading order.
Badges all_candidates(std::string_view board);

/// Each call lists the digits that fit on its square, ascending.
testing::Matcher<const Badges&> ListWhatFits();

/// Of the empty squares, `counts[n - 1]` have n candidates.
testing::Matcher<const Badges&> MakeTheTable(std::array<int, 6> counts);

// place_forced, whose run is a SudokuRun.

/// Every placement is on a square with exactly one candidate at that moment, and nothing is undone.
SudokuMatcher PlacesOnlyForcedDigits();

/// In the end no empty square has exactly one candidate, unless another has none.
SudokuMatcher LeavesNoForcedSquare();

/// Returned how many squares it filled.
SudokuMatcher ReturnsHowManyItFilled();

/// Filled so many squares.
SudokuMatcher Fills(int squares);

}  // namespace kata::judge
