#pragma once

#include <filesystem>
#include <grade/report.h>
#include <string>

namespace kata::grade {

/// How well programs can be locked in on this machine.
struct Isolation {
  IsolationReport report;
  std::string summary;  ///< "isolation=full (landlock abi7, seccomp, uid=65534)"
};

/// Lets the jail try itself. Throws std::runtime_error where it says nothing.
Isolation probe(const std::filesystem::path& jail);

/// From weak (0) to full (3). Throws std::invalid_argument for any other word.
int rank_of_level(const std::string& level);

/// The lowest level at which grading goes on: KATA_REQUIRE_ISOLATION, or strong. Throws
/// std::invalid_argument where the variable holds no level.
std::string required_isolation();

/// Why nothing can be graded at this level; empty where it can.
std::string why_not_graded(const Isolation& isolation, const std::string& required);

}  // namespace kata::grade
