#pragma once

#include <cstddef>
#include <string_view>

namespace kata {

/// A character as it stands in UTF-8. What is no character of Unicode (a wrong byte, half of a
/// surrogate pair) is not `valid`, a wrong byte one by itself.
struct Utf8Character {
  char32_t code = 0;
  std::size_t bytes = 1;
  bool valid = false;
};

/// The first character of a text that is not empty.
Utf8Character first_character(std::string_view text);

}  // namespace kata
