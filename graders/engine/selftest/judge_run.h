#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace kata::selftest {

/// One check as a judge reported it.
struct Checked {
  std::string sentence;
  bool passed = false;
  std::string message;  ///< why it failed
};

/// What a judge or the build said about an example.
struct Verdict {
  int exit_code = 0;
  std::string text;  ///< as a student reads it
  std::vector<Checked> checks;
};

/// Runs a judge on a program, with options of the judge's.
Verdict run_judge(const std::filesystem::path& judge, const std::filesystem::path& program,
                  const std::vector<std::string>& options);

/// Runs a command line and collects what it prints.
Verdict run_command(const std::vector<std::string>& arguments);

}  // namespace kata::selftest
