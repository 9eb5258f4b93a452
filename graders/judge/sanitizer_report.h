#pragma once

#include <string>

namespace kata::judge {

/// A sanitizer's report in one or two sentences: what it found, in which line of the student's
/// file.
std::string describe_sanitizer_report(const std::string& report, const std::string& function,
                                      const std::string& source_file);

}  // namespace kata::judge
