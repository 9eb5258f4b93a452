#include <algorithm>
#include <compile_ahead/dependency_file.h>
#include <cstddef>
#include <string_view>
#include <utility>

namespace kata::ahead {
namespace {

/// The names in a list; a backslash stands before a space that belongs to one and at the end of a
/// line, a dollar before a dollar.
std::vector<std::filesystem::path> names(std::string_view list) {
  std::vector<std::filesystem::path> found;
  std::string name;
  for (std::size_t i = 0; i <= list.size(); ++i) {
    const char c = i < list.size() ? list[i] : '\n';
    const char next = i + 1 < list.size() ? list[i + 1] : '\n';
    if ((c == '\\' && (next == ' ' || next == '#')) || (c == '$' && next == '$')) {
      name += next;
      ++i;
    } else if (c == ' ' || c == '\n' || c == '\r' || c == '\t' || (c == '\\' && next == '\n')) {
      if (!name.empty()) found.emplace_back(std::move(name));
      name.clear();
    } else {
      name += c;
    }
  }
  return found;
}

std::string escaped(const std::string& name) {
  std::string text;
  for (const char c : name) {
    if (c == ' ' || c == '#') text += '\\';
    if (c == '$') text += '$';
    text += c;
  }
  return text;
}

}  // namespace

DependencyFile read_dependency_file(const std::string& text) {
  const std::size_t colon = text.find(": ");
  if (colon == std::string::npos) return {};
  return {text.substr(0, colon), names(std::string_view(text).substr(colon + 1))};
}

std::string to_text(const DependencyFile& file) {
  std::string text = file.target + ":";
  for (const auto& source : file.sources) text += " \\\n  " + escaped(source.string());
  return text + "\n";
}

}  // namespace kata::ahead
