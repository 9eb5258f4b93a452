#include "mutate.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <optional>
#include <utility>

namespace kata::selftest {
namespace {

struct Token {
  std::size_t begin;
  std::string_view text;
};

bool is_word(char character) {
  return std::isalnum(static_cast<unsigned char>(character)) != 0 || character == '_';
}

constexpr std::array<std::string_view, 15> long_operators{
    "<=", ">=", "==", "!=", "&&", "||", "++", "--", "+=", "-=", "<<", ">>", "->", "::", "*="};

/// Reads the tokens of a program, without its comments and the lines of the preprocessor.
class Lexer {
 public:
  explicit Lexer(std::string_view text) : text_(text) {}

  std::vector<Token> tokens() {
    std::vector<Token> found;
    while (at_ < text_.size()) {
      const std::size_t begin = at_;
      if (skip()) continue;
      at_ += length();
      found.push_back({begin, text_.substr(begin, at_ - begin)});
    }
    return found;
  }

 private:
  bool starts_with(std::string_view start) const { return text_.substr(at_).starts_with(start); }

  void go_behind(std::string_view end) {
    const std::size_t found = text_.find(end, at_ + 1);
    at_ = found == text_.npos ? text_.size() : found + end.size();
  }

  bool skip() {
    if (std::isspace(static_cast<unsigned char>(text_[at_])) != 0) {
      ++at_;
    } else if (starts_with("//") || starts_with("#")) {
      go_behind("\n");
    } else if (starts_with("/*")) {
      go_behind("*/");
    } else {
      return false;
    }
    return true;
  }

  std::size_t length() const {
    const char first = text_[at_];
    std::size_t end = at_ + 1;
    if (first == '"' || first == '\'') {
      while (end < text_.size() && text_[end] != first) end += text_[end] == '\\' ? 2 : 1;
      return std::min(end + 1, text_.size()) - at_;
    }
    if (is_word(first)) {
      while (end < text_.size() && is_word(text_[end])) ++end;
      return end - at_;
    }
    const bool is_long = std::any_of(long_operators.begin(), long_operators.end(),
                                     [&](std::string_view own) { return starts_with(own); });
    return is_long ? 2 : 1;
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

constexpr std::array<std::pair<std::string_view, std::string_view>, 21> turned{
    {{"<", "<="},       {"<=", "<"},       {">", ">="}, {">=", ">"}, {"==", "!="}, {"!=", "=="},
     {"&&", "||"},      {"||", "&&"},      {"+", "-"},  {"-", "+"},  {"++", "--"}, {"--", "++"},
     {"+=", "-="},      {"-=", "+="},      {"/", "%"},  {"%", "/"},  {"*", "+"},   {"<<", ">>"},
     {"true", "false"}, {"false", "true"}, {"!", ""}}};

bool is_number(std::string_view token) {
  return std::all_of(token.begin(), token.end(),
                     [](unsigned char character) { return std::isdigit(character) != 0; }) &&
         token.size() < 9;
}

/// What may stand in a token's place.
std::vector<std::string> replacements(std::string_view token) {
  std::vector<std::string> found;
  for (const auto& [from, to] : turned) {
    if (token == from) found.emplace_back(to);
  }
  if (is_number(token)) {
    const int number = std::stoi(std::string(token));
    found.push_back(std::to_string(number + 1));
    if (number > 0) found.push_back(std::to_string(number - 1));
  }
  const bool is_digit = token.size() == 3 && token[0] == '\'' &&
                        std::isdigit(static_cast<unsigned char>(token[1])) != 0;
  if (is_digit) {
    const char other = static_cast<char>(token[1] == '0' ? '1' : token[1] - 1);
    found.push_back(std::string("'") + other + "'");
  }
  return found;
}

class Mutation {
 public:
  explicit Mutation(std::string_view program)
      : program_(program), tokens_(Lexer(program).tokens()) {}

  std::vector<Mutant> all() {
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      const Token& token = tokens_[i];
      if (is_part_of_a_type(token)) continue;
      for (const std::string& other : replacements(token.text)) {
        const std::string name = other.empty() ? "nothing" : other;
        add(token.begin, token.text.size(), other, std::string(token.text) + " becomes " + name);
      }
      if (token.text == "(") exchange_arguments(i);
    }
    leave_out_lines();
    std::stable_sort(mutants_.begin(), mutants_.end(),
                     [](const Mutant& a, const Mutant& b) { return a.line < b.line; });
    return std::move(mutants_);
  }

 private:
  /// std::vector<int>, const char* and the like: an operator between two things has a space on both
  /// sides.
  bool is_part_of_a_type(const Token& token) const {
    const bool may_be = token.text == "<" || token.text == ">" || token.text == "*" ||
                        token.text == ">>" || token.text == "&&";
    const std::size_t behind = token.begin + token.text.size();
    return may_be && (token.begin == 0 || program_[token.begin - 1] != ' ' ||
                      behind >= program_.size() || program_[behind] != ' ');
  }

  std::string line_at(std::size_t at) const {
    const std::size_t begin = program_.rfind('\n', at) + 1;
    std::string_view line = program_.substr(begin, program_.find('\n', at) - begin);
    line = line.substr(0, std::min(line.find("//"), line.size()));
    line = line.substr(0, line.find_last_not_of(' ') + 1);
    return std::string(line.substr(std::min(line.find_first_not_of(' '), line.size())));
  }

  void add(std::size_t begin, std::size_t size, const std::string& by, const std::string& change) {
    Mutant mutant;
    const auto at = program_.begin() + static_cast<std::ptrdiff_t>(begin);
    mutant.line = 1 + static_cast<int>(std::count(program_.begin(), at, '\n'));
    mutant.code = line_at(begin);
    mutant.change = change;
    mutant.text = std::string(program_);
    mutant.text.replace(begin, size, by);
    mutants_.push_back(std::move(mutant));
  }

  /// Of a call whose first two arguments are words and what selects from them.
  void exchange_arguments(std::size_t open) {
    if (open == 0 || !is_word(tokens_[open - 1].text.back())) return;
    const auto comma = end_of_argument(open + 1);
    if (!comma || tokens_[*comma].text != ",") return;
    const auto end = end_of_argument(*comma + 1);
    if (!end) return;
    const auto argument = [&](std::size_t first, std::size_t behind) {
      const std::size_t begin = tokens_[first].begin;
      const Token& last = tokens_[behind - 1];
      return program_.substr(begin, last.begin + last.text.size() - begin);
    };
    const std::string_view first = argument(open + 1, *comma);
    const std::string_view second = argument(*comma + 1, *end);
    if (first == second) return;
    const std::size_t begin = tokens_[open + 1].begin;
    const std::size_t size = tokens_[*comma + 1].begin + second.size() - begin;
    add(begin, size, std::string(second) + ", " + std::string(first),
        std::string(first) + " and " + std::string(second) + " change places");
  }

  std::optional<std::size_t> end_of_argument(std::size_t from) const {
    for (std::size_t i = from; i < tokens_.size(); ++i) {
      const std::string_view text = tokens_[i].text;
      if (text == "," || text == ")") return i > from ? std::optional(i) : std::nullopt;
      if (text == "(" || text == "{" || text == "[" || text == ";") return std::nullopt;
    }
    return std::nullopt;
  }

  void leave_out_lines() {
    for (std::size_t begin = 0; begin < program_.size();) {
      const std::size_t end = std::min(program_.find('\n', begin), program_.size());
      std::string_view line = program_.substr(begin, end - begin);
      line = line.substr(0, std::min(line.find("//"), line.size()));
      line = line.substr(0, line.find_last_not_of(' ') + 1);
      const bool is_statement = line.starts_with("  ") && line.ends_with(";");
      if (is_statement) add(begin + 2, line.size() - 2, ";", "the statement is left out");
      begin = end + 1;
    }
  }

  std::string_view program_;
  std::vector<Token> tokens_;
  std::vector<Mutant> mutants_;
};

}  // namespace

std::vector<Mutant> mutants_of(std::string_view program) {
  return Mutation(program).all();
}

}  // namespace kata::selftest
