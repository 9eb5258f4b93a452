#pragma once

#include <judge/chessboard/queens_run.h>

#include <gtest/gtest-matchers.h>

namespace kata::judge {

using QueensMatcher = testing::Matcher<const QueensRun&>;

// What a search returns and leaves behind.

/// Returned true with a queen in each row and none attacked.
QueensMatcher FindsAnArrangement();
/// Returned false and left the board empty.
QueensMatcher SaysThereIsNone();
/// Returned the number of arrangements.
QueensMatcher CountsArrangements(int arrangements);
/// Every arrangement it counted, or one that turning and mirroring make of it, stood on the board.
QueensMatcher CountsWhatStoodOnTheBoard();
/// Left no queen on the board.
QueensMatcher LeavesTheBoardAsItWas();

// How much it did, compared with the plain search: one row after another, one column after another.
// Turned and mirrored, that search does as much.

QueensMatcher PlacesQueens(int placements);
QueensMatcher LiftsQueens(int undone);
QueensMatcher RunsIntoDeadEnds(int dead_ends);

// Which way it went.

/// No queen is put on a square that another one attacks.
QueensMatcher PlacesOnlyOnSafeSquares();
/// Whenever a queen is placed, her row has the fewest safe squares of all rows without one, or
/// exactly one.
QueensMatcher AlwaysFillsARowWithFewestSafeSquares();

/// What the order of rows gained, against the plain order on the same board: a sentence for a
/// student, never a failure. Empty for a search that did not come to its end.
std::string compared_with_plain_order(const QueensRun& run);

}  // namespace kata::judge
