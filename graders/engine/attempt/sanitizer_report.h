#pragma once

#include <string>

namespace kata::judge {

/// A report of a sanitizer, of the checks in the standard library or of a failed assert, in a few
/// sentences: what the program did, in which line of the student's file, what to look at.
std::string describe_sanitizer_report(const std::string& report, const std::string& function,
                                      const std::string& source_file);

/// Whether a text that a program printed before it aborted holds such a report.
bool holds_report(const std::string& printed);

}  // namespace kata::judge
