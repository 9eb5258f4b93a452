#pragma once

#include <string>
#include <vector>

namespace kata::by_hand {

/// Builds a program made of the student's file of `exercise` before it is run, unless it is as new
/// as that. Prints what the compiler says, in words, and returns an exit code: EXIT_SUCCESS;
/// failure where the file does not compile; infrastructure_error where the build cannot run.
int bring_up_to_date(const std::string& exercise, const std::string& target);

/// What builds this project; written by CMake.
struct BuildCommand {
  std::string script;              ///< cmake/build_exercise.sh
  std::string folder;              ///< the build folder
  std::vector<std::string> words;  ///< builds the target that stands behind them
};
BuildCommand build_command();

}  // namespace kata::by_hand
