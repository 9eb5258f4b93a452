#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace kata::grade {

/// A source file made fit for the compiler, or the reason why it is not read.
struct SourceText {
  std::string text;                ///< UTF-8 without a byte order mark
  std::vector<std::string> notes;  ///< what was changed, where a student should know
  std::string refusal;             ///< empty for a file that is read
};

inline constexpr std::size_t largest_source = 1 << 20;  ///< bytes

/// Understands UTF-8 and UTF-16, with and without a byte order mark, and any line ends. Refuses
/// what is empty, too large, or no text.
SourceText read_source(std::string bytes);

}  // namespace kata::grade
