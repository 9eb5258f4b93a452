#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kata::grade {

/// A source as what a compiler tells apart: names, numbers, literals and signs; no spaces, no
/// comments.
std::vector<std::string_view> tokens_of(std::string_view source);

/// Finds submissions with long runs of the same text, and those that a file of the project has,
/// too. What comes of it is for the instructor, and never turned into points.
class AlikeTexts {
 public:
  static constexpr std::size_t run = 60;  ///< tokens: shorter ones are the language, or the article

  /// Texts that all have, such as a stub, are nobody's.
  void add_common(std::string_view text);
  void add_project_file(const std::string& name, std::string_view text);
  void add(const std::string& submission, const std::string& exercise, std::string_view text);

  /// A sentence for each exercise and group.
  std::vector<std::string> notices() const;

 private:
  std::map<std::uint64_t, std::string> project_;  // mark, file
  std::set<std::uint64_t> common_;
  std::map<std::pair<std::string, std::string>, std::vector<std::uint64_t>> texts_;
};

}  // namespace kata::grade
