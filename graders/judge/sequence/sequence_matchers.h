#pragma once

#include <judge/sequence/sequence_run.h>

#include <gtest/gtest-matchers.h>

namespace kata::judge {

using SequenceMatcher = testing::Matcher<const SequenceRun&>;

/// Returned every order of the numbers exactly once, in whatever order.
SequenceMatcher ListsEveryOrder();
/// Added a number to the sequence so many times.
SequenceMatcher MakesChoices(int choices);
/// Took so many numbers off again, and left the sequence empty.
SequenceMatcher TakesChoicesBack(int undone);
/// Never took back a choice that led nowhere.
SequenceMatcher MeetsNoDeadEnd();

}  // namespace kata::judge
