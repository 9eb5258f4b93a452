#include <cstddef>
#include <grade/encoding.h>
#include <grade/source_text.h>
#include <optional>
#include <string_view>
#include <utility>

namespace kata::grade {
namespace {

using namespace std::string_view_literals;

constexpr std::string_view utf8_mark = "\xef\xbb\xbf"sv;

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
  if (auto text = from_utf16(bytes)) {
    bytes = std::move(*text);
    source.notes.emplace_back(
        "The file is UTF-16, which compilers do not read; it was graded as UTF-8. Save it as UTF-8.");
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
