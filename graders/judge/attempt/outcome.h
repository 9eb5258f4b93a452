#pragma once

#include <judge/attempt/attempt.h>
#include <judge/exercise.h>
#include <string>

namespace kata::judge {

/// What became of an attempt, in words for the student: what happened, where, what to do next.
/// Empty for one that finished.
std::string describe(const Attempt& attempt, const Exercise& exercise);

/// What the student's program printed in an attempt, under a line that says so: prefixed line by
/// line, control characters and invalid UTF-8 made visible, at most 4 KB of it. Empty where it
/// printed nothing that can be seen.
std::string quoted_output(const Attempt& attempt);

}  // namespace kata::judge
