#include <algorithm>
#include <cstddef>
#include <cstring>
#include <explain_build/build_log.h>
#include <explain_build/characters.h>
#include <regex>
#include <sstream>
#include <string_view>
#include <utility>

namespace kata::explain {
namespace {

void replace_all(std::string& text, std::string_view from, std::string_view to) {
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at)) {
    text.replace(at, from.size(), to);
    at += to.size();
  }
}

// More than anybody reads; std::regex needs stack for every character.
constexpr std::size_t longest_line = 1000;
constexpr std::size_t longest_text = 2000;

/// GCC puts the character that it complains of into its sentence, where a quote is easily lost:
/// written as Clang does.
void spell_out_character(std::string& line) {
  constexpr std::string_view before = "extended character ";
  const std::size_t begin = line.find(before);
  if (begin == std::string::npos) return;
  const std::size_t at = begin + before.size();
  const auto character = character_at(line, at);
  if (character) line.replace(at, character->bytes, "<U+" + in_hexadecimal(character->code) + ">");
}

/// Plain quotes, and names as a student writes them.
std::string simplified(std::string line) {
  line.resize(std::min(line.size(), longest_line));
  spell_out_character(line);
  for (const std::string_view quote : {"\u2018", "\u2019", "`"}) replace_all(line, quote, "'");
  for (const std::string_view noise :
       {"{anonymous}::", "(anonymous namespace)::", "__debug::", "__cxx11::", "__cxx1998::"}) {
    replace_all(line, noise, "");
  }
  // The size of a board is part of its type; a student knows the type by its other name.
  constexpr std::pair<std::string_view, std::string_view> other_names[] = {
      {" {aka kata::BoardOf<3>}", ""},
      {" {aka kata::RowOf<9>}", ""},
      {" (aka 'kata::BoardOf<3>')", ""},
      {" (aka 'BoardOf<3>')", ""},
      {" (aka 'kata::RowOf<9>')", ""},
      {" (aka 'RowOf<9>')", ""},
      {" [with int BoxSize = 3]", ""},
      {" [with int Size = 9]", ""},
      {"std::basic_string_view<char, std::char_traits<char> >", "std::string_view"},
      {"std::basic_string<char, std::char_traits<char>, std::allocator<char> >", "std::string"},
      {"std::vector<int, std::allocator<int> >", "std::vector<int>"},
      {"BoardOf<BoxSize>", "Board"},
      {"BoardOf<3>", "Board"},
      {"RowOf<Size>", "Row"},
      {"RowOf<9>", "Row"},
      {"BoardOf(", "Board("},
      {"RowOf(", "Row("},
      {"kata::Board::Row'", "kata::Row'"}};
  for (const auto& [name, known_as] : other_names) replace_all(line, name, known_as);
  return line;
}

/// The line that something a compiler says begins with: where, of which kind, what.
struct Headline {
  std::string file;
  std::string position;  // "12:3"
  std::string kind;
  std::string text;
};

std::optional<Headline> headline(const std::string& line) {
  static const std::regex pattern(R"(^(.+?):(\d+:\d+): +(error|fatal error|warning|note): (.*)$)");
  std::smatch match;
  if (!std::regex_match(line, match, pattern)) return std::nullopt;
  const std::string text = match[4];
  return Headline{match[1], match[2], match[3],
                  text.substr(std::min(text.find_first_not_of(' '), text.size()))};
}

class Reader {
 public:
  explicit Reader(const std::string& exercise)
      : file_(exercise + ".cpp"), path_("exercises/" + exercise + "/" + file_) {}

  BuildLog read(const std::string& log) {
    std::istringstream lines(log);
    for (std::string line; std::getline(lines, line);) {
      const std::string quoted = line;  // the student's own text is shown as it stands
      line = simplified(line);
      if (const auto head = headline(line)) {
        begin(*head);
      } else if (excerpt_ != nullptr && !line.empty() && std::strchr(" ^~", line[0]) != nullptr) {
        if (excerpt_->size() < 2) excerpt_->push_back(quoted);
      } else if (excerpt_ != nullptr && excerpt_->empty()) {
        excerpt_->push_back(quoted);  // Clang does not indent the line it quotes
      } else {
        excerpt_ = nullptr;
        remember_our_line(line);
        read_linker(line);
      }
    }
    return std::move(log_);
  }

 private:
  bool is_own(const std::string& file) const {
    return file == file_ || file.ends_with("/" + file_);
  }

  void begin(const Headline& head) {
    excerpt_ = nullptr;
    if (head.kind == "note") {
      begin_note(head);
    } else if (head.kind == "warning") {
      in_error_ = false;
    } else {
      begin_error(head);
    }
  }

  void begin_error(const Headline& head) {
    in_error_ = true;
    foreign_.reset();
    if (is_own(head.file)) {
      add_error(head);
      excerpt_ = &log_.errors.back().remark.excerpt;
    } else if (!our_line_.empty()) {
      add_error({file_, our_line_, head.kind, head.text});
    } else {
      foreign_ = head;
      if (log_.foreign.empty()) log_.foreign = head.file + ":" + head.position + ": " + head.text;
    }
    our_line_.clear();
  }

  void add_error(const Headline& head) {
    log_.errors.push_back(
        {{path_ + ":" + head.position + ": " + head.kind + ": " + head.text, {}}, {}, head.text});
  }

  void begin_note(const Headline& head) {
    if (!in_error_) return;
    if (foreign_) {
      if (!is_own(head.file)) return;
      add_error({file_, head.position, foreign_->kind, foreign_->text});
      foreign_.reset();
      excerpt_ = &log_.errors.back().remark.excerpt;
      return;
    }
    if (log_.errors.empty()) return;
    CompilerError& error = log_.errors.back();
    if (error.text.size() < longest_text) error.text += "\n" + head.file + ": " + head.text;
    const bool adds_something = head.text.find("candidate") == std::string::npos &&
                                head.text.find("#include") == std::string::npos;
    if (is_own(head.file) && adds_something && !error.note) {
      error.note = Remark{path_ + ":" + head.position + ": note: " + head.text, {}};
      excerpt_ = &error.note->excerpt;
    }
  }

  /// GCC names our line before an error in somebody else's template.
  void remember_our_line(const std::string& line) {
    static const std::regex pattern(R"(^(.+?):(\d+:\d+): +required from .*$)");
    std::smatch match;
    if (std::regex_match(line, match, pattern) && is_own(match[1])) our_line_ = match[2];
  }

  /// "undefined symbol: f(int)" (mold, lld) or "undefined reference to 'f(int)'" (ld, gold); who
  /// asked for it stands in the same line or in one that begins with ">>>".
  void read_linker(const std::string& line) {
    static const std::regex pattern(R"(undefined (symbol: |reference to ')(.+?)'?$)");
    std::smatch match;
    const bool is_missing = std::regex_search(line, match, pattern);
    if (is_missing) {
      const std::string name = match[2];
      if (log_.missing.empty() || log_.missing.back().name != name)
        log_.missing.push_back({name, false});
    }
    if ((is_missing || line.starts_with(">>>")) && !log_.missing.empty() &&
        line.find("_subject.cpp") != std::string::npos) {
      log_.missing.back().called_by_the_checks = true;
    }
  }

  std::string file_;
  std::string path_;
  BuildLog log_;
  std::vector<std::string>* excerpt_ = nullptr;  // where quoted lines go
  bool in_error_ = false;                        // notes belong to an error
  std::optional<Headline> foreign_;  // an error in another file; Clang names our line afterwards
  std::string our_line_;
};

}  // namespace

BuildLog read_build_log(const std::string& log, const std::string& exercise) {
  return Reader(exercise).read(log);
}

}  // namespace kata::explain
