#include <algorithm>
#include <grade/source_access.h>
#include <regex>
#include <sstream>

namespace kata::grade {
namespace {

namespace fs = std::filesystem;

bool is_space(char c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
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

bool is_within(const fs::path& path, const std::vector<fs::path>& folders) {
  const fs::path real = fs::weakly_canonical(path);
  return std::any_of(folders.begin(), folders.end(), [&](const fs::path& folder) {
    const fs::path way = real.lexically_relative(fs::weakly_canonical(folder));
    return !way.empty() && *way.begin() != "..";
  });
}

std::optional<std::string> reading_directive(const std::string& assembly) {
  // Also sections of an intermediate language, which make a linker start a compiler on them.
  static const std::regex directive(R"(\.(incbin|include|macro|irpc?|gnu\.lto|llvm\.lto)\b)",
                                    std::regex::icase);
  std::smatch found;
  if (!std::regex_search(assembly, found, directive)) return std::nullopt;
  return found.str();
}

std::string said_of(const std::string& file, const std::string& output) {
  std::istringstream lines(output);
  std::string said;
  bool is_of_file = false;
  for (std::string line; std::getline(lines, line);) {
    const bool goes_on = line.starts_with(' ');  // a quoted line, and what points into it
    if (!goes_on) is_of_file = line.starts_with(file + ":");
    if (is_of_file) said += line + "\n";
  }
  return said;
}

}  // namespace kata::grade
