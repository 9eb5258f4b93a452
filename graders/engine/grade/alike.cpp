#include <algorithm>
#include <cstdint>
#include <grade/alike.h>
#include <set>

namespace kata::grade {
namespace {

bool is_of_a_word(char c) {
  return c == '_' || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

/// Where a literal that begins here ends; its quotes are part of it.
std::size_t end_of_literal(std::string_view source, std::size_t begin) {
  for (std::size_t at = begin + 1; at < source.size(); ++at) {
    if (source[at] == '\\') {
      ++at;
    } else if (source[at] == source[begin]) {
      return at + 1;
    } else if (source[at] == '\n') {
      return at;
    }
  }
  return source.size();
}

std::size_t end_of_comment(std::string_view source, std::size_t begin) {
  const bool is_line = source[begin + 1] == '/';
  const std::size_t end = source.find(is_line ? "\n" : "*/", begin + 2);
  if (end == std::string_view::npos) return source.size();
  return is_line ? end : end + 2;
}

std::uint64_t hash_of(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
  return hash;
}

/// Of each window of neighbours the smallest: equal texts choose alike, wherever they stand
/// (winnowing, of Schleimer, Wilkerson and Aiken).
std::vector<std::uint64_t> winnowed(const std::vector<std::uint64_t>& hashes) {
  constexpr std::size_t window = 8;
  std::vector<std::uint64_t> chosen;
  for (std::size_t begin = 0; begin < hashes.size(); ++begin) {
    const std::size_t end = std::min(begin + window, hashes.size());
    const auto first = hashes.begin() + static_cast<std::ptrdiff_t>(begin);
    chosen.push_back(*std::min_element(first, hashes.begin() + static_cast<std::ptrdiff_t>(end)));
    if (end == hashes.size()) break;
  }
  std::sort(chosen.begin(), chosen.end());
  chosen.erase(std::unique(chosen.begin(), chosen.end()), chosen.end());
  return chosen;
}

std::string listed(const std::set<std::string>& names) {
  std::string list;
  for (const std::string& name : names) list += (list.empty() ? "" : ", ") + name;
  return list;
}

}  // namespace

std::vector<std::string_view> tokens_of(std::string_view source) {
  std::vector<std::string_view> tokens;
  for (std::size_t at = 0; at < source.size();) {
    const char c = source[at];
    std::size_t end = at + 1;
    if (c == ' ' || c == '\t' || c == '\n' || c == '\r') {
      at = end;
      continue;
    }
    const bool is_comment =
        c == '/' && end < source.size() && (source[end] == '/' || source[end] == '*');
    if (is_comment) {
      at = end_of_comment(source, at);
      continue;
    }
    if (c == '"' || c == '\'') {
      end = end_of_literal(source, at);
    } else if (is_of_a_word(c)) {
      while (end < source.size() && is_of_a_word(source[end])) ++end;
    }
    tokens.push_back(source.substr(at, end - at));
    at = end;
  }
  return tokens;
}

namespace {

/// Of every run of tokens a number that stands for it.
std::vector<std::uint64_t> runs_of(std::string_view source) {
  const auto tokens = tokens_of(source);
  if (tokens.size() < AlikeTexts::run) return {};
  // A rolling polynomial over the tokens' own hashes.
  constexpr std::uint64_t base = 0x9e3779b97f4a7c15;
  std::uint64_t highest = 1;
  for (std::size_t i = 1; i < AlikeTexts::run; ++i) highest *= base;
  std::vector<std::uint64_t> own;
  for (const std::string_view token : tokens) own.push_back(hash_of(token));
  std::vector<std::uint64_t> runs;
  std::uint64_t hash = 0;
  for (std::size_t i = 0; i < own.size(); ++i) {
    if (i >= AlikeTexts::run) hash -= own[i - AlikeTexts::run] * highest;
    hash = hash * base + own[i];
    if (i + 1 >= AlikeTexts::run) runs.push_back(hash);
  }
  return runs;
}

}  // namespace

void AlikeTexts::add_common(std::string_view text) {
  const auto runs = runs_of(text);
  common_.insert(runs.begin(), runs.end());
}

void AlikeTexts::add_project_file(const std::string& name, std::string_view text) {
  for (const std::uint64_t mark : runs_of(text)) project_.emplace(mark, name);
}

void AlikeTexts::add(const std::string& submission, const std::string& exercise,
                     std::string_view text) {
  texts_[{exercise, submission}] = winnowed(runs_of(text));
}

std::vector<std::string> AlikeTexts::notices() const {
  // By exercise: who has a mark; and from which file of the project somebody has one.
  std::map<std::string, std::map<std::uint64_t, std::set<std::string>>> holders;
  std::map<std::string, std::map<std::string, std::set<std::string>>> copied;
  for (const auto& [key, marks] : texts_) {
    const auto& [exercise, submission] = key;
    for (const std::uint64_t mark : marks) {
      if (common_.contains(mark)) continue;
      const auto file = project_.find(mark);
      if (file != project_.end()) {
        copied[exercise][file->second].insert(submission);
      } else {
        holders[exercise][mark].insert(submission);
      }
    }
  }
  std::vector<std::string> notices;
  for (const auto& [exercise, files] : copied) {
    for (const auto& [file, names] : files) {
      notices.push_back(exercise + ": a long run of " + file + " is in the files of " +
                        listed(names));
    }
  }
  for (const auto& [exercise, marks] : holders) {
    std::set<std::set<std::string>> groups;
    for (const auto& [mark, names] : marks) {
      if (names.size() > 1) groups.insert(names);
    }
    for (const auto& names : groups) {
      const bool is_part_of_another =
          std::any_of(groups.begin(), groups.end(), [&](const auto& others) {
            return others.size() > names.size() &&
                   std::includes(others.begin(), others.end(), names.begin(), names.end());
          });
      if (is_part_of_another) continue;
      notices.push_back(exercise + ": long runs of the same text are in the files of " +
                        listed(names));
    }
  }
  return notices;
}

}  // namespace kata::grade
