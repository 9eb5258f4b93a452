#pragma once

#include <judge/rule.h>
#include <string>

namespace kata::judge {

// What a solver returns and leaves behind.

/// Returned true with a full board that keeps the givens and breaks no rule.
RunMatcher Solves();
/// Returned false and left the board as it was.
RunMatcher SaysThereIsNoSolution();
/// Returned true and left the board as it was: for one that is full already.
RunMatcher HasNothingToDo();

// How much it did.

RunMatcher MakesPlacements(int placements);
RunMatcher Undoes(int undone);
RunMatcher MeetsDeadEnds(int dead_ends);
/// `placements` were made before the first empty square in reading order first held `digit`.
RunMatcher FirstSquareHolds(char digit, int placements);

// Which way it went.

/// The same choices and undos as part 1's program, in the same order.
RunMatcher FollowsReadingOrder();
/// Whenever a digit is placed, its square has the fewest candidates of all empty squares, or
/// exactly one.
RunMatcher AlwaysFillsAMostConstrainedSquare();

/// Part 2's advice on remembering, where a search looked at far more squares than it needs; else
/// empty.
std::string advice_on_squares_read(const Run& run);

}  // namespace kata::judge
