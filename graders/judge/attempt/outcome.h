#pragma once

#include <judge/attempt/attempt.h>
#include <judge/exercise.h>
#include <string>

namespace kata::judge {

/// What became of an attempt, in words for the student: what happened, where, what to do next.
/// Empty for one that finished.
std::string describe(const Attempt& attempt, const Exercise& exercise);

/// Text of the student's own, made safe to show: prefixed line by line, control characters and
/// invalid UTF-8 made visible, at most 4 KB of it.
std::string quoted_output(const std::string& output);

}  // namespace kata::judge
