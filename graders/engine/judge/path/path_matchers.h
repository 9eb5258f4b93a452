#pragma once

#include <judge/rule.h>

namespace kata::judge {

// What a word search returns and leaves behind.

/// Returned true, and the path spells the word; or false, rightly, and the path is empty.
RunMatcher AnswersRightly();

// Which way it went.

/// No step on a wrong letter, on a used square, or on a square that is no neighbour.
RunMatcher TakesOnlyRightSteps();
/// For a word that is not there: at most the plain search's steps, unless no path was tried twice.
RunMatcher TriesNoPathTwice();
/// For a word that is not there, which nothing less than a search can tell: any step at all.
RunMatcher SearchesOnThePath();

/// The first step is on a letter of the word that the grid has least often.
RunMatcher StartsOnARarestLetter();
/// For a word with a letter that the grid does not have.
RunMatcher TakesNoStep();
/// For a word that is not there, on a grid where the rarest letter is worth its while.
RunMatcher TakesFewerStepsThanThePlainOrder();

}  // namespace kata::judge
