#include <algorithm>
#include <compile_ahead/include_block.h>
#include <cstddef>
#include <system_error>
#include <utility>

namespace kata::ahead {
namespace {

/// A text, read from its beginning.
class Reader {
 public:
  explicit Reader(std::string_view text) : rest_(text) { skip("\xEF\xBB\xBF"); }

  bool skip(std::string_view word) {
    if (!rest_.starts_with(word)) return false;
    rest_.remove_prefix(word.size());
    return true;
  }

  void skip_spaces() {
    rest_.remove_prefix(std::min(rest_.find_first_not_of(" \t"), rest_.size()));
  }

  /// Goes on to what stands behind spaces, line breaks and comments. False where a comment does not
  /// end, or its last line goes on where no reader expects it.
  bool skip_to_text() {
    while (true) {
      rest_.remove_prefix(std::min(rest_.find_first_not_of(" \t\r\n"), rest_.size()));
      if (skip("/*")) {
        if (!skip_past("*/")) return false;
      } else if (rest_.starts_with("//")) {
        if (!skip_line()) return false;
      } else {
        return true;
      }
    }
  }

  /// The text up to the first of the characters in `ends`, which is taken, too; empty where there
  /// is none on this line.
  std::string_view name_until(char end) {
    const std::size_t size = rest_.find_first_of(std::string{end, '\n'});
    if (size == std::string_view::npos || rest_[size] == '\n') return {};
    const std::string_view name = rest_.substr(0, size);
    rest_.remove_prefix(size + 1);
    return name;
  }

  /// Whether nothing but a comment stands on the rest of the line; takes it.
  bool line_ends() {
    skip_spaces();
    while (skip("/*")) {
      if (!skip_past("*/")) return false;
      skip_spaces();
    }
    if (rest_.starts_with("//")) return skip_line();
    skip("\r");
    return rest_.empty() || skip("\n");
  }

 private:
  bool skip_past(std::string_view word) {
    const std::size_t at = rest_.find(word);
    if (at == std::string_view::npos) return false;
    rest_.remove_prefix(at + word.size());
    return true;
  }

  bool skip_line() {
    std::string_view line = rest_.substr(0, rest_.find('\n'));
    rest_.remove_prefix(std::min(line.size() + 1, rest_.size()));
    line = line.substr(0, line.find_last_not_of(" \t\r") + 1);
    return !line.ends_with('\\');
  }

  std::string_view rest_;
};

/// The next #include line, or an empty text where something else stands.
std::string next_include(Reader& reader, const std::filesystem::path& folder,
                         std::string_view exercise_header) {
  if (!reader.skip_to_text() || !reader.skip("#")) return "";
  reader.skip_spaces();
  if (!reader.skip("include")) return "";
  reader.skip_spaces();
  const bool quoted = reader.skip("\"");
  if (!quoted && !reader.skip("<")) return "";
  const std::string name(reader.name_until(quoted ? '"' : '>'));
  if (name.empty() || name.find('\\') != std::string::npos || !reader.line_ends()) return "";
  if (quoted) return name == exercise_header ? "#include \"" + name + "\"" : "";
  std::error_code ignored;
  if (std::filesystem::exists(folder / name, ignored)) return "";
  return "#include <" + name + ">";
}

}  // namespace

IncludeBlock include_block(std::string_view text, const std::filesystem::path& folder,
                           std::string_view exercise_header) {
  Reader reader(text);
  IncludeBlock block;
  while (true) {
    std::string line = next_include(reader, folder, exercise_header);
    if (line.empty()) return block;
    block.push_back(std::move(line));
  }
}

bool includes_a_library(const IncludeBlock& block) {
  return std::any_of(block.begin(), block.end(), [](const std::string& line) {
    return line.find('<') != std::string::npos && !line.starts_with("#include <kata/");
  });
}

bool begins_with(const IncludeBlock& block, const IncludeBlock& beginning) {
  return beginning.size() <= block.size() &&
         std::equal(beginning.begin(), beginning.end(), block.begin());
}

}  // namespace kata::ahead
