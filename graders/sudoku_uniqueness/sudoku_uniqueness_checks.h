#pragma once

#include <judge/rule.h>
#include <string_view>

namespace kata::judge {

/// `count_solutions(board, limit)` of the subject under test, in a process of its own.
Run count_solutions(std::string_view board, int limit);

/// The second of two such calls in one process.
Run count_solutions_after(std::string_view first, std::string_view second, int limit);

/// Returned `solutions`.
RunMatcher CountsSolutions(int solutions);

/// Filled the board no more often than it was told to count.
RunMatcher StopsAtTheLimit();

/// Left the board as it was.
RunMatcher HandsTheBoardBack();

}  // namespace kata::judge
