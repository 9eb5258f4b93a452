#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace kata::ahead {

/// The #include lines that a file begins with, each as "#include <vector>": what can be compiled
/// before the rest of the file is written. Comments and empty lines may stand between them.
using IncludeBlock = std::vector<std::string>;

/// Reads the block of a source file whose text is given. It ends before a line that could change
/// what a header means (a macro, a condition), and before a header of the student's own, other than
/// the exercise's: a file in `folder`, where the source stands.
IncludeBlock include_block(std::string_view text, const std::filesystem::path& folder,
                           std::string_view exercise_header);

/// Whether there is something to gain: a header of the standard library or the system.
bool includes_a_library(const IncludeBlock& block);

/// Whether `block` begins with all of `beginning`.
bool begins_with(const IncludeBlock& block, const IncludeBlock& beginning);

}  // namespace kata::ahead
