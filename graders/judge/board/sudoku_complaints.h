#pragma once

#include <functional>
#include <judge/board/sudoku_run.h>
#include <optional>
#include <search/sudoku_search.h>
#include <string>

#include <gtest/gtest-matchers.h>

namespace kata::judge {

using SudokuMatcher = testing::Matcher<const SudokuRun&>;

/// Why a run does not follow a rule, in a student's words; nothing when it does.
using Complaint = std::optional<std::string>;

/// Looks at a run and finds something to complain about, or nothing.
using Look = std::function<Complaint(const SudokuRun&)>;

/// A matcher for runs that came to their end and that `look` finds no fault with; its explanation
/// is the complaint. A run that did not come to its end is explained by its outcome, unless
/// `look_at_unfinished` knows better.
SudokuMatcher rule(std::string description, Look look, Look look_at_unfinished = {});

/// "row 1, column 3" for a square.
std::string name_of(search::Position square);

/// The first given that a run changed and did not put back before it placed anything else.
Complaint changed_given(const SudokuRun& run);

}  // namespace kata::judge
