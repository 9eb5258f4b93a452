#pragma once

#include <judge/rule.h>
#include <string>

namespace kata::judge {

// What a search returns and leaves behind.

/// Returned true with a queen in each row and none attacked.
RunMatcher FindsAnArrangement();
/// Returned false and left the board empty.
RunMatcher SaysThereIsNone();
/// Returned the number of arrangements.
RunMatcher CountsArrangements(int arrangements);
/// Every arrangement it counted, or one that turning and mirroring make of it, stood on the board.
RunMatcher CountsWhatStoodOnTheBoard();
/// Left no queen on the board.
RunMatcher LeavesTheBoardAsItWas();

// How much it did, compared with the plain search: one row after another, one column after another.
// Turned and mirrored, that search does as much.

RunMatcher PlacesQueens(int placements);
RunMatcher LiftsQueens(int undone);
RunMatcher RunsIntoDeadEnds(int dead_ends);

// Which way it went.

/// No queen is put on a square that another one attacks.
RunMatcher PlacesOnlyOnSafeSquares();
/// Whenever a queen is placed, her row has the fewest safe squares of all rows without one, or
/// exactly one.
RunMatcher AlwaysFillsARowWithFewestSafeSquares();

/// What the order of rows gained, against the plain order on the same board: a sentence for a
/// student, never a failure. Empty for a search that did not come to its end.
std::string compared_with_plain_order(const Run& run);

}  // namespace kata::judge
