#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kata::explain {

/// A character of a text in UTF-8.
struct Character {
  std::uint32_t code = 0;
  std::size_t bytes = 1;
};

/// The character that begins at a byte; nothing where none does.
std::optional<Character> character_at(std::string_view text, std::size_t at);

/// "2018": at least four digits.
std::string in_hexadecimal(std::uint32_t code);

/// What a character is that does not belong into a program, and what to type instead.
std::string explain_character(std::uint32_t code);

}  // namespace kata::explain
