#pragma once

#include <array>
#include <judge/rule.h>
#include <runs/run.h>
#include <search/sudoku_candidates.h>
#include <span>
#include <string_view>
#include <vector>

namespace kata::judge {

/// `candidates` of the subject under test for some squares of a board, in one process.
std::vector<Run> candidates(std::string_view board, std::span<const search::Position> squares);

/// The same for all squares, in reading order.
std::vector<Run> all_candidates(std::string_view board);

/// The call lists the digits that fit on its square, ascending.
RunMatcher ListsWhatFits();

/// Of the empty squares, `counts[n - 1]` have n candidates, by the calls for all squares.
RunMatcher MakesTheTable(std::array<int, 6> counts, std::vector<Run> all);

// place_forced.

/// Every placement is on a square with exactly one candidate at that moment, and nothing is undone.
RunMatcher PlacesOnlyForcedDigits();

/// In the end no empty square has exactly one candidate, unless another has none.
RunMatcher LeavesNoForcedSquare();

/// Returned how many squares it filled.
RunMatcher ReturnsHowManyItFilled();

/// Filled so many squares.
RunMatcher Fills(int squares);

}  // namespace kata::judge
