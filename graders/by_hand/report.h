#pragma once

#include <cstdint>
#include <judge/attempt/attempt.h>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// What the programs that run a solution by hand have in common.
namespace kata::by_hand {

// Exit codes besides EXIT_SUCCESS.
inline constexpr int failure = 1;               ///< the solution did not do what it is asked for
inline constexpr int usage_error = 2;           ///< the command line or its input cannot be used
inline constexpr int infrastructure_error = 3;  ///< the student's program could not be started

/// Prints what the student's program printed, if anything.
void print_output(const judge::Attempt& attempt);

/// Prints how an attempt of `exercise` ended that did not finish. Returns the exit code for it.
int print_outcome(const judge::Attempt& attempt, const std::string& exercise);

/// Prints names and counts as a table of two columns.
void print_counts(const std::vector<std::pair<std::string_view, std::int64_t>>& counts);

}  // namespace kata::by_hand
