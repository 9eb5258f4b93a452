#include <algorithm>
#include <cstdint>
#include <grade/formats/text.h>
#include <text/markup.h>
#include <text/utf8.h>
#include <utility>

namespace kata::grade {
namespace {

constexpr std::string_view replacement = "\xEF\xBF\xBD";

bool is_text(char32_t code) {
  if (code < 0x20) return code == '\n' || code == '\t';
  if (code >= 0x7F && code < 0xA0) return false;
  if (code == 0x061C || (code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069)) {
    return false;  // they turn the order in which others are shown
  }
  if (code == 0x2028 || code == 0x2029 || code == 0xFEFF) return false;
  return (code & 0xFFFE) != 0xFFFE && !(code >= 0xFDD0 && code <= 0xFDEF);
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
  for (std::size_t at = text.find(from); at != std::string::npos;
       at = text.find(from, at + to.size())) {
    text.replace(at, from.size(), to);
  }
  return text;
}

/// GitHub's runner takes lines that begin with "::" and lines with "##[" in them for commands,
/// wherever they are printed.
std::string without_commands(const std::string& text) {
  std::string out;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::size_t first = text.find_first_not_of(" \t", begin);
    if (first < end && text.compare(first, 2, "::") == 0) out += "| ";
    out.append(text, begin, end - begin);
    if (end < text.size()) out += '\n';
    begin = end + 1;
  }
  return replaced(std::move(out), "##[", "# #[");
}

/// The text with what `escape` puts in place of a character; an empty answer keeps it.
template <class Escape>
std::string escaped(const std::string& text, Escape escape) {
  std::string out;
  for (const char c : text) {
    const std::string other = escape(c);
    if (other.empty()) {
      out += c;
    } else {
      out += other;
    }
  }
  return out;
}

/// What Markdown may take for more than a character, within a line or at its begin.
bool is_markup(char c) {
  return std::string_view("\\`*_[]<>&|~#+-=!$:@").find(c) != std::string_view::npos;
}

}  // namespace

std::string plain(std::string_view bytes) {
  std::string text;
  text.reserve(bytes.size());
  while (!bytes.empty()) {
    std::size_t used = 1;
    if (bytes[0] == '\r') {
      text += '\n';
      used = bytes.starts_with("\r\n") ? 2 : 1;
    } else {
      const kata::Utf8Character character = kata::first_character(bytes);
      used = character.bytes;
      text += character.valid && is_text(character.code) ? bytes.substr(0, used) : replacement;
    }
    bytes.remove_prefix(used);
  }
  return without_commands(text);
}

std::string one_line(std::string_view bytes) {
  std::string text = plain(bytes);
  std::replace(text.begin(), text.end(), '\n', ' ');
  return text;
}

std::string shortened(std::string_view bytes, std::size_t most) {
  constexpr std::string_view mark = "\n[shortened]";
  std::string text =
      plain(bytes.substr(0, 2 * most));  // at most every second byte is a CR, and goes
  if (text.size() <= most && bytes.size() <= 2 * most) return text;
  std::size_t end = most < mark.size() ? 0 : most - mark.size();
  end = std::min(end, text.size());
  while (end > 0 && end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80)
    --end;
  text.resize(end);
  return text + std::string(mark);
}

std::string xml_text(std::string_view bytes) {
  return markup_escaped(plain(bytes));
}

std::string markdown_text(std::string_view bytes) {
  return escaped(one_line(bytes),
                 [](char c) { return is_markup(c) ? std::string("\\") + c : std::string(); });
}

std::string markdown_block(std::string_view bytes) {
  const std::string text = plain(bytes);
  std::size_t longest = 2;
  std::size_t run = 0;
  for (const char c : text) {
    run = c == '`' ? run + 1 : 0;
    longest = std::max(longest, run);
  }
  const std::string fence(longest + 1, '`');
  return fence + "text\n" + text + (text.ends_with('\n') ? "" : "\n") + fence + "\n";
}

std::string workflow_data(std::string_view bytes) {
  return escaped(plain(bytes), [](char c) -> std::string {
    return c == '%' ? "%25" : c == '\n' ? "%0A" : "";
  });
}

std::string workflow_property(std::string_view bytes) {
  return escaped(workflow_data(bytes), [](char c) -> std::string {
    return c == ':' ? "%3A" : c == ',' ? "%2C" : "";
  });
}

std::string csv_cell(std::string_view bytes) {
  std::string text = one_line(bytes);
  const std::size_t first = text.find_first_not_of(" \t");
  // Spreadsheets run what begins so, and some take the full-width forms for the same.
  for (const std::string_view sign :
       {"=", "+", "-", "@", "|", "\xEF\xBC\x9D", "\xEF\xBC\x8B", "\xEF\xBC\x8D", "\xEF\xBC\xA0"}) {
    if (first != std::string::npos && std::string_view(text).substr(first).starts_with(sign)) {
      text.insert(0, "'");
      break;
    }
  }
  return csv_identity(text);
}

std::string csv_identity(std::string_view cell) {
  const std::string text(cell);
  if (text.find_first_of(",;\t\r\n\"") == std::string::npos) return text;
  return '"' + replaced(text, "\"", "\"\"") + '"';
}

}  // namespace kata::grade
