#pragma once

#include <attempt/attempt.h>
#include <cstdint>
#include <problems/problem.h>
#include <runs/run.h>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kata::by_hand {

// Exit codes besides EXIT_SUCCESS.
inline constexpr int failure = 1;               ///< the solution did not do what it is asked for
inline constexpr int usage_error = 2;           ///< the command line or its input cannot be used
inline constexpr int infrastructure_error = 3;  ///< the student's program could not be started

/// A search by hand may take longer than one in a check.
judge::Limits limits();

/// Prints what the student's program printed, if anything.
void print_output(const judge::Attempt& attempt);

/// How an attempt of `exercise` ended that did not finish, in sentences.
std::string how_it_ended(const judge::Attempt& attempt, const std::string& exercise);

/// What a run did, by name: its choices as its problem calls them, undos, dead ends, looks.
std::vector<std::pair<std::string, std::int64_t>> counts_of(const judge::Run& run);

/// What a problem asks, as a line; nothing where its start says that.
std::string asked(const problems::Problem& problem);

/// A state with the numbers of its rows and columns; nothing where it is too large for a terminal.
std::string drawn(const problems::Problem& problem, const problems::State& state);

}  // namespace kata::by_hand
