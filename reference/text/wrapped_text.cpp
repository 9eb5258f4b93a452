#include <algorithm>
#include <text/wrapped_text.h>

namespace kata {
namespace {

/// Columns a terminal needs for UTF-8 text without wide characters.
std::size_t columns(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0) != 0x80;
  }));
}

std::string wrapped_line(std::string_view line, const std::string& margin, std::size_t width) {
  std::string text = margin;
  std::size_t used = margin.size();
  bool at_start = true;
  while (!line.empty()) {
    const std::string_view word = line.substr(0, line.find(' '));
    line.remove_prefix(std::min(word.size() + 1, line.size()));
    const std::size_t needed = columns(word);
    if (!at_start && used + 1 + needed > width) {
      text += "\n" + margin;
      used = margin.size();
      at_start = true;
    }
    if (!at_start) {
      text += ' ';
      ++used;
    }
    text += word;
    used += needed;
    at_start = false;
  }
  return text;
}

}  // namespace

std::string wrapped(std::string_view text, std::size_t indent, std::size_t width) {
  const std::string margin(indent, ' ');
  std::string result;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    const bool is_drawing = line.starts_with(' ');
    if (!line.empty())
      result += is_drawing ? margin + std::string(line) : wrapped_line(line, margin, width);
    result += '\n';
  }
  return result;
}

}  // namespace kata
