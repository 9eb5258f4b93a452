#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace kata::grade {

/// UTF-16 as UTF-8; nothing where it is none: by its mark, or every other byte is zero. Half of a
/// pair without its other half becomes U+FFFD.
std::optional<std::string> from_utf16(std::string_view bytes);

/// A text in UTF-8, and what it was before.
struct Decoded {
  std::string text;
  std::string encoding;  ///< empty where it was UTF-8
};

/// A text that may be UTF-8, UTF-16 or, as spreadsheets write it, Windows-1252 (Latin-1 and more).
Decoded decoded(std::string_view bytes);

}  // namespace kata::grade
