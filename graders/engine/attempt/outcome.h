#pragma once

#include <attempt/attempt.h>
#include <string>

namespace kata::judge {

/// The file that a student edits for an exercise.
std::string source_file_of(const std::string& exercise);

/// What became of an attempt, in words for the student: what happened, where, what to do next.
/// Empty for one that finished.
std::string describe(const Attempt& attempt, const std::string& exercise);

/// What the student's program printed in an attempt, under a line that says so: prefixed line by
/// line, control characters and invalid UTF-8 made visible, at most 4 KB of it. Empty where it
/// printed nothing that can be seen.
std::string quoted_output(const Attempt& attempt);

}  // namespace kata::judge
