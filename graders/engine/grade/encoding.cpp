#include <cstddef>
#include <grade/encoding.h>
#include <text/utf8.h>
#include <utility>

namespace kata::grade {
namespace {

using namespace std::string_view_literals;

enum class ByteOrder { little, big };

/// UTF-16 by its mark or, since sources are mostly ASCII, by every other byte being zero.
std::optional<ByteOrder> utf16_order(std::string_view bytes) {
  if (bytes.starts_with("\xff\xfe"sv)) return ByteOrder::little;
  if (bytes.starts_with("\xfe\xff"sv)) return ByteOrder::big;
  std::size_t zeros[2] = {};
  for (std::size_t i = 0; i < bytes.size(); ++i) zeros[i % 2] += bytes[i] == '\0' ? 1 : 0;
  const std::size_t most = bytes.size() / 2 * 9 / 10;
  if (bytes.size() < 2 || bytes.size() % 2 != 0) return std::nullopt;
  if (zeros[0] == 0 && zeros[1] >= most && zeros[1] > 0) return ByteOrder::little;
  if (zeros[1] == 0 && zeros[0] >= most && zeros[0] > 0) return ByteOrder::big;
  return std::nullopt;
}

void append_utf8(std::string& text, char32_t c) {
  const auto put = [&](char32_t byte) { text += static_cast<char>(byte); };
  if (c < 0x80) {
    put(c);
  } else if (c < 0x800) {
    put(0xc0 | c >> 6);
    put(0x80 | (c & 0x3f));
  } else if (c < 0x10000) {
    put(0xe0 | c >> 12);
    put(0x80 | (c >> 6 & 0x3f));
    put(0x80 | (c & 0x3f));
  } else {
    put(0xf0 | c >> 18);
    put(0x80 | (c >> 12 & 0x3f));
    put(0x80 | (c >> 6 & 0x3f));
    put(0x80 | (c & 0x3f));
  }
}

/// Half of a pair without its other half becomes U+FFFD.
std::string units_of(std::string_view bytes, ByteOrder order) {
  std::string text;
  const auto unit = [&](std::size_t i) -> char32_t {
    const auto first = static_cast<unsigned char>(bytes[i]);
    const auto second = static_cast<unsigned char>(bytes[i + 1]);
    return order == ByteOrder::little ? static_cast<char32_t>(second << 8 | first)
                                      : static_cast<char32_t>(first << 8 | second);
  };
  for (std::size_t i = 0; i + 1 < bytes.size(); i += 2) {
    char32_t c = unit(i);
    const bool is_high = c >= 0xd800 && c < 0xdc00;
    if (is_high && i + 3 < bytes.size() && unit(i + 2) >= 0xdc00 && unit(i + 2) < 0xe000) {
      c = 0x10000 + ((c - 0xd800) << 10) + (unit(i + 2) - 0xdc00);
      i += 2;
    } else if (c >= 0xd800 && c < 0xe000) {
      c = 0xfffd;
    }
    append_utf8(text, c);
  }
  return text;
}

/// The characters of 0x80 to 0x9F, where Windows has letters and Latin-1 has none.
constexpr char32_t windows[] = {0x20AC, 0x81,   0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
                                0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D,   0x017D, 0x8F,
                                0x90,   0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
                                0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D,   0x017E, 0x0178};

bool is_utf8(std::string_view bytes) {
  while (!bytes.empty()) {
    const kata::Utf8Character character = kata::first_character(bytes);
    if (!character.valid) return false;
    bytes.remove_prefix(character.bytes);
  }
  return true;
}

}  // namespace

std::optional<std::string> from_utf16(std::string_view bytes) {
  const auto order = utf16_order(bytes);
  if (!order) return std::nullopt;
  return units_of(bytes, *order);
}

Decoded decoded(std::string_view bytes) {
  if (auto text = from_utf16(bytes)) return {std::move(*text), "UTF-16"};
  if (is_utf8(bytes)) return {std::string(bytes), ""};
  std::string text;
  for (const char c : bytes) {
    const char32_t byte = static_cast<unsigned char>(c);
    append_utf8(text, byte >= 0x80 && byte < 0xA0 ? windows[byte - 0x80] : byte);
  }
  return {std::move(text), "Latin-1 (Windows-1252)"};
}

}  // namespace kata::grade
