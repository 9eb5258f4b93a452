#include <grade/source_text.h>
#include <optional>
#include <string_view>

namespace kata::grade {
namespace {

using namespace std::string_view_literals;

constexpr std::string_view utf8_mark = "\xef\xbb\xbf"sv;

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
std::string from_utf16(std::string_view bytes, ByteOrder order) {
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

SourceText refused(std::string reason) {
  return {"", {}, std::move(reason)};
}

}  // namespace

SourceText read_source(std::string bytes) {
  if (bytes.empty()) return refused("The file is empty.");
  if (bytes.size() > largest_source) {
    return refused("The file is larger than 1 MiB, which no source file here needs to be.");
  }
  SourceText source;
  if (const auto order = utf16_order(bytes)) {
    bytes = from_utf16(bytes, *order);
    source.notes.emplace_back(
        "The file is UTF-16, which compilers do not read; it was graded as UTF-8. "
        "Save it as UTF-8.");
  }
  if (bytes.starts_with(utf8_mark)) bytes.erase(0, utf8_mark.size());
  const std::size_t zero = bytes.find('\0');
  if (zero != std::string::npos) {
    return refused("The file is no text: its byte " + std::to_string(zero + 1) +
                   " is zero. Was a compiled program or a damaged file handed in?");
  }
  if (bytes.find_first_not_of(" \t\r\n") == std::string::npos) {
    return refused("The file is empty.");
  }
  source.text = std::move(bytes);
  return source;
}

}  // namespace kata::grade
