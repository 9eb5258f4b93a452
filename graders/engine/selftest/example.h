#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace kata::selftest {

/// A file that stands for a student's: a stub, a solution, a right variant or a mistake.
struct Example {
  std::string kind;  ///< "stub", "solution", "variant" or "mistake"
  std::filesystem::path source;
  std::filesystem::path program;  ///< the subject made of it
  std::string target;             ///< what builds the subject
  std::string title;              ///< after "// Mistake:" or "// Variant:"
  std::vector<std::string> says;  ///< what its verdict must contain
  bool only_hidden = false;       ///< no open check catches it
  bool does_not_compile = false;
  bool compiles_with_some_libraries = false;  ///< for `does_not_compile`: not everywhere

  std::string name() const { return source.stem().string(); }
};

/// Reads the list that CMake writes, and the first lines of each file in it. Throws
/// std::runtime_error for a mistake or variant whose first lines do not say what it is.
std::vector<Example> read_examples(const std::filesystem::path& list);

}  // namespace kata::selftest
