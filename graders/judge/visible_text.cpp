#include <algorithm>
#include <cstddef>
#include <judge/visible_text.h>

namespace kata::judge {
namespace {

unsigned byte_at(std::string_view bytes, std::size_t index) {
  return index < bytes.size() ? static_cast<unsigned char>(bytes[index]) : 0;
}

/// The length of the character beyond ASCII that `bytes` begins with; 0 where there is none that
/// may be shown: a broken sequence, one longer than needed, half of a surrogate pair, a control
/// character.
std::size_t length_of_character(std::string_view bytes) {
  const unsigned first = byte_at(bytes, 0);
  const std::size_t length = first >= 0xc2 && first < 0xe0   ? 2
                             : first >= 0xe0 && first < 0xf0 ? 3
                             : first >= 0xf0 && first < 0xf5 ? 4
                                                             : 0;
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte_at(bytes, i) & 0xc0) != 0x80) return 0;
  }
  const unsigned second = byte_at(bytes, 1);
  const bool is_control = first == 0xc2 && second < 0xa0;
  const bool is_overlong = (first == 0xe0 && second < 0xa0) || (first == 0xf0 && second < 0x90);
  const bool is_surrogate = first == 0xed && second >= 0xa0;
  const bool is_beyond_unicode = first == 0xf4 && second >= 0x90;
  return is_control || is_overlong || is_surrogate || is_beyond_unicode ? 0 : length;
}

}  // namespace

std::string visible(std::string_view bytes) {
  constexpr char hex[] = "0123456789abcdef";
  std::string text;
  while (!bytes.empty()) {
    const unsigned byte = byte_at(bytes, 0);
    const bool stays = byte == '\n' || byte == '\t' || (byte >= 0x20 && byte < 0x7f);
    const std::size_t length = stays ? 1 : length_of_character(bytes);
    if (length > 0) {
      text += bytes.substr(0, length);
    } else if (byte != '\r') {
      text += std::string("\\x") + hex[byte >> 4] + hex[byte & 15];
    }
    bytes.remove_prefix(std::max<std::size_t>(length, 1));
  }
  return text;
}

}  // namespace kata::judge
