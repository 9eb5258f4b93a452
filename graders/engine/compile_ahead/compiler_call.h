#pragma once

#include <optional>
#include <string>
#include <vector>

namespace kata::ahead {

using Words = std::vector<std::string>;

/// A compiler's command line, taken apart.
struct CompilerCall {
  Words words;         ///< as it was given
  Words settings;      ///< a launcher of the user's own, the compiler, and its options, but not
                       ///< those that name files
  std::string source;  ///< the file to compile
  std::string dependencies;  ///< the file that shall list what it includes; may be empty
};

/// None where the command does not compile one file.
std::optional<CompilerCall> read_compiler_call(Words words);

}  // namespace kata::ahead
