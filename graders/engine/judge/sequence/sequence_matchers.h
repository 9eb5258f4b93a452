#pragma once

#include <judge/rule.h>

namespace kata::judge {

/// Returned every order of the numbers exactly once, in whatever order.
RunMatcher ListsEveryOrder();
/// Added a number to the sequence so many times.
RunMatcher MakesChoices(int choices);
/// Took so many numbers off again, and left the sequence empty.
RunMatcher TakesChoicesBack(int undone);
/// Never took back a choice that led nowhere.
RunMatcher MeetsNoDeadEnd();

}  // namespace kata::judge
