#pragma once

#include <filesystem>
#include <judge/check.h>
#include <string>
#include <vector>

namespace kata::judge {

/// What one check came to.
struct CheckResult {
  std::string sentence;
  int points = 0;
  Visibility visibility = Visibility::open;
  bool passed = false;
  bool started = true;  ///< false: the function it asks about is an untouched stub
  std::string message;  ///< why it failed, for the student; empty when it passed
};

/// The results of all checks of one run of a judge, as text for a terminal of 80 columns.
std::string to_text(const std::vector<CheckResult>& results, const std::string& notes);

/// A line that says how far the exercise is: "sudoku_naive 9 14" (checks passed, checks). What the
/// progress table is made from.
std::string to_summary(const std::vector<CheckResult>& results);

/// Writes a file in one step: a reader never sees half of it. Throws std::system_error.
void write_atomically(const std::filesystem::path& file, const std::string& text);

}  // namespace kata::judge
