#pragma once

#include <filesystem>
#include <grade/report.h>
#include <optional>
#include <string>
#include <vector>

namespace kata::grade {

/// What a folder of results holds on one submission.
struct ClassResult {
  enum class State {
    graded,
    not_graded,  ///< our fault: nobody's zero
    stale,       ///< graded once; it is not among the submissions any more, or has another name
    unreadable,  ///< there is a report that cannot be read
    missing,     ///< it is among the submissions, and there is no report on it
  };

  std::string name;  ///< of its folder
  State state = State::missing;
  std::optional<Report> report;  ///< where there is one
  std::string problem;           ///< of an unreadable one
};

/// A word for a table.
const char* to_string(ClassResult::State state);

/// All, by name. Nothing in the folder stops it: what cannot be read is told as that. Throws
/// std::runtime_error where there is no such folder.
std::vector<ClassResult> read_class(const std::filesystem::path& results);

/// Who needs to be looked at, and why: a paragraph for the end of a run. Empty where nobody does.
std::string look_at_these(const std::vector<ClassResult>& results);

/// Whether all that is there is a finished report on a submission that is there.
bool is_whole(const std::vector<ClassResult>& results);

}  // namespace kata::grade
