#pragma once

#include <grade/report.h>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kata::grade {

/// A form of the report on one submission that somebody reads: a platform, or a student.
struct Format {
  std::string_view name;  ///< what to ask for: `--format <name>`
  std::string_view file;  ///< what it is called in RESULTS/<submission>/
  /// Nothing where the platform knows no way to say "not graded". Then there is no file, and exit
  /// code 3 tells it: no infrastructure failure reads as a zero.
  std::optional<std::string> (*write)(const Report& report);
};

std::span<const Format> formats();

/// Throws std::invalid_argument, with the names that there are.
const Format& format_named(std::string_view name);

/// Several, the same way.
std::vector<const Format*> formats_named(const std::vector<std::string>& names);

/// For students. Every run leaves these two for each submission.
std::vector<const Format*> feedback_formats();

}  // namespace kata::grade
