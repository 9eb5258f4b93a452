#include <text/utf8.h>
#include <text/visible_text.h>

namespace kata {
namespace {

bool may_be_shown(const Utf8Character& character) {
  const char32_t code = character.code;
  const bool is_control = code < 0x20 || (code >= 0x7f && code < 0xa0);
  return character.valid && (!is_control || code == '\n' || code == '\t');
}

}  // namespace

std::string visible(std::string_view bytes) {
  constexpr char hex[] = "0123456789abcdef";
  std::string text;
  while (!bytes.empty()) {
    const Utf8Character character = first_character(bytes);
    const std::string_view own = bytes.substr(0, character.bytes);
    if (may_be_shown(character)) {
      text += own;
    } else if (own != "\r") {
      for (const char c : own) {
        const auto byte = static_cast<unsigned char>(c);
        text += std::string("\\x") + hex[byte >> 4] + hex[byte & 15];
      }
    }
    bytes.remove_prefix(character.bytes);
  }
  return text;
}

}  // namespace kata
