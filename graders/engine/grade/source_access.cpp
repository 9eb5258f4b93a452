#include <algorithm>
#include <cstddef>
#include <grade/source_access.h>
#include <regex>
#include <sstream>

namespace kata::grade {
namespace {

namespace fs = std::filesystem;

bool is_space(char c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

/// "... /usr/include/string.h": a dot for each level of inclusion.
std::optional<std::string> opened_file(const std::string& line) {
  const std::size_t dots = line.find_first_not_of('.');
  if (dots == 0 || dots == std::string::npos || line[dots] != ' ') return std::nullopt;
  return line.substr(dots + 1);
}

std::string_view without_spaces(std::string_view line) {
  line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
  return line;
}

std::string_view first_word(std::string_view line) {
  line = without_spaces(line);
  const auto end = std::find_if_not(line.begin(), line.end(),
                                    [](char c) { return c == '_' || (c >= 'a' && c <= 'z'); });
  return line.substr(0, static_cast<std::size_t>(end - line.begin()));
}

/// A place in a source, as compilers write it: the line and the column, both from 1.
struct Place {
  std::size_t line = 0;
  std::size_t column = 0;
};

std::optional<Place> place_in(const std::string& file, const std::string& line) {
  static const std::regex pattern(R"(^:(\d{1,7}):(\d{1,7}): (?:fatal error|error|warning|note): )");
  constexpr std::size_t longest = 40;  // std::regex needs stack for every character
  if (!line.starts_with(file)) return std::nullopt;
  const std::string behind = line.substr(file.size(), longest);
  std::smatch match;
  if (!std::regex_search(behind, match, pattern)) return std::nullopt;
  return Place{std::stoul(match[1]), std::stoul(match[2])};
}

/// With tabs as wide as compilers take them.
std::string without_tabs(std::string_view line) {
  constexpr std::size_t tab = 8;
  std::string text;
  for (const char c : line) {
    if (c == '\t') {
      text.append(tab - text.size() % tab, ' ');
    } else if (c != '\r') {
      text += c;
    }
  }
  return text;
}

/// As GCC does it: the line behind its number, and a mark below it.
std::string quote(const std::vector<std::string>& lines, Place place) {
  if (place.line == 0 || place.line > lines.size()) return "";
  const std::string text = without_tabs(lines[place.line - 1]);
  const std::string number = std::to_string(place.line);
  constexpr std::size_t width = 5;
  const std::size_t margin = std::max(width, number.size());
  std::string quoted = std::string(margin - number.size(), ' ') + number + " | " + text + "\n";
  if (place.column > 0 && place.column <= text.size()) {
    quoted += std::string(margin, ' ') + " | " + std::string(place.column - 1, ' ') + "^\n";
  }
  return quoted;
}

}  // namespace

std::vector<fs::path> prerequisites(std::string_view rule) {
  std::vector<fs::path> files;
  const std::size_t colon = rule.find(": ");
  if (colon == std::string_view::npos) return files;
  std::string name;
  for (std::size_t i = colon + 2; i <= rule.size(); ++i) {
    const char c = i < rule.size() ? rule[i] : '\n';
    const char next = i + 1 < rule.size() ? rule[i + 1] : '\n';
    if (c == '\\' && (next == ' ' || next == '#')) {
      name += next;
      ++i;
    } else if (c == '$' && next == '$') {
      name += c;
      ++i;
    } else if (is_space(c) || (c == '\\' && next == '\n')) {
      if (!name.empty()) files.emplace_back(name);
      name.clear();
    } else {
      name += c;
    }
  }
  return files;
}

std::vector<fs::path> opened_files(const std::string& output) {
  std::vector<fs::path> files;
  for (const std::string& line : lines_of(output)) {
    if (const auto name = opened_file(line)) files.emplace_back(*name);
  }
  return files;
}

std::string without_opened_files(const std::string& output) {
  std::string text;
  for (const std::string& line : lines_of(output)) {
    if (line == "Multiple include guards may be useful for:") break;  // GCC's last words of -H
    if (!opened_file(line)) text += line + "\n";
  }
  return text;
}

bool is_within(const fs::path& path, const std::vector<fs::path>& folders) {
  const fs::path real = fs::weakly_canonical(path);
  return std::any_of(folders.begin(), folders.end(), [&](const fs::path& folder) {
    const fs::path way = real.lexically_relative(fs::weakly_canonical(folder));
    return !way.empty() && *way.begin() != "..";
  });
}

std::optional<std::string> reading_directive_in_source(const std::string& preprocessed) {
  static constexpr std::string_view readers[] = {"include", "include_next", "__include_macros",
                                                 "import", "embed"};
  for (const std::string& line : lines_of(preprocessed)) {
    std::string_view rest = without_spaces(line);
    if (rest.starts_with("#")) {
      rest.remove_prefix(1);
    } else if (rest.starts_with("%:")) {
      rest.remove_prefix(2);
    } else {
      continue;
    }
    const std::string_view word = first_word(rest);
    if (std::find(std::begin(readers), std::end(readers), word) != std::end(readers)) {
      return std::string(word);
    }
    if (word == "pragma" && (rest.find("pch_preprocess") != std::string_view::npos ||
                             rest.find("clang module") != std::string_view::npos)) {
      return std::string(word);
    }
  }
  return std::nullopt;
}

std::optional<std::string> reading_directive(const std::string& assembly) {
  // Also sections of an intermediate language, which make a linker start a compiler on them.
  static const std::regex directive(R"(\.(incbin|include|macro|irpc?|gnu\.lto|llvm\.lto)\b)",
                                    std::regex::icase);
  std::smatch found;
  if (!std::regex_search(assembly, found, directive)) return std::nullopt;
  return found.str();
}

std::string with_quotes(const std::string& output, const std::string& file,
                        const std::string& source) {
  const std::vector<std::string> source_lines = lines_of(source);
  std::string text;
  for (const std::string& line : lines_of(output)) {
    text += line + "\n";
    if (const auto place = place_in(file, line)) text += quote(source_lines, *place);
  }
  return text;
}

}  // namespace kata::grade
