#pragma once

#include <judge/path/path_run.h>

#include <gtest/gtest-matchers.h>

namespace kata::judge {

using PathMatcher = testing::Matcher<const PathRun&>;

// What a word search returns and leaves behind.

/// Returned true, and the path spells the word; or false, rightly, and the path is empty.
PathMatcher AnswersRightly();

// Which way it went.

/// No step on a wrong letter, on a used square, or on a square that is no neighbour.
PathMatcher TakesOnlyRightSteps();
/// For a word that is not there: at most the plain search's steps, unless no path was tried twice.
PathMatcher TriesNoPathTwice();
/// For a word that is not there, which nothing less than a search can tell: any step at all.
PathMatcher SearchesOnThePath();

/// The first step is on a letter of the word that the grid has least often.
PathMatcher StartsOnARarestLetter();
/// For a word with a letter that the grid does not have.
PathMatcher TakesNoStep();
/// For a word that is not there, on a grid where the rarest letter is worth its while.
PathMatcher TakesFewerStepsThanThePlainOrder();

}  // namespace kata::judge
