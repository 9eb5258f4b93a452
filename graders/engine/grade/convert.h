#pragma once

#include <cstddef>
#include <filesystem>
#include <grade/formats/format.h>
#include <grade/report.h>
#include <vector>

namespace kata::grade {

/// Leaves a report in a format; where the format has no word for it, also no file of before.
/// Throws std::system_error.
void write_format(const Format& format, const Report& report, const std::filesystem::path& file);

/// How many reports there were.
struct Converted {
  std::size_t all = 0;
  std::size_t not_graded = 0;
  std::vector<std::string> unreadable;  ///< reports that cannot be read, and why
};

/// Leaves every report of a folder of results in these formats, beside its report.json. Throws
/// std::runtime_error where one cannot be written.
Converted convert_all(const std::filesystem::path& results,
                      const std::vector<const Format*>& formats);

}  // namespace kata::grade
