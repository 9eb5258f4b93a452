#include "kit.h"

#include <cstddef>
#include <map>
#include <regex>
#include <search/word_search.h>

#include <kata/letter_grid.h>

#include "grade_test.h"

namespace kata::grade {
namespace {

namespace fs = std::filesystem;

/// The text of C++ string literals, side by side.
std::string text_of_literals(const std::string& literals) {
  std::string text;
  bool is_inside = false;
  for (std::size_t i = 0; i < literals.size(); ++i) {
    if (literals[i] == '"') {
      is_inside = !is_inside;
    } else if (is_inside && literals[i] == '\\') {
      text += literals[++i] == 'n' ? '\n' : literals[i];
    } else if (is_inside) {
      text += literals[i];
    }
  }
  return text;
}

std::string with_ends_of_lines(std::string grid) {
  return grid.empty() || grid.back() == '\n' ? grid : grid + '\n';
}

}  // namespace

std::vector<fs::path> files_of_the_kit() {
  const std::set<std::string> left_out{"hidden_test.cpp", "mistakes", "variants", "selftest",
                                       "grade"};
  std::vector<fs::path> files;
  for (const char* const folder : {"exercises", "graders", "reference"}) {
    const fs::path top = fs::path(KATA_PROJECT) / folder;
    for (auto entry = fs::recursive_directory_iterator(top); entry != fs::end(entry); ++entry) {
      if (left_out.contains(entry->path().filename().string())) {
        entry.disable_recursion_pending();
      } else if (entry->is_regular_file()) {
        files.push_back(entry->path());
      }
    }
  }
  return files;
}

std::set<std::string> boards_in_the_kit() {
  const auto is_square = [](char c) { return c == '.' || (c >= '1' && c <= '9'); };
  std::set<std::string> boards;
  for (const fs::path& file : files_of_the_kit()) {
    std::string run;
    for (const char c : project_file(file) + "\n") {
      if (is_square(c)) {
        run += c;
        continue;
      }
      if (run.size() == 81) boards.insert(run);
      run.clear();
    }
  }
  return boards;
}

std::set<KnownWord> words_in_the_kit(const std::string& exercise) {
  const std::string literals = R"(((?:"(?:[^"\\]|\\.)*"\s*)+))";
  const auto all = [](const std::string& text, const std::regex& pattern) {
    return std::vector<std::smatch>(std::sregex_iterator(text.begin(), text.end(), pattern), {});
  };
  const std::string grids = project_file("graders/engine/inputs/word_grids.h");
  std::map<std::string, std::string> named;
  for (const auto& found : all(grids, std::regex(R"(\* (\w+) =\s*)" + literals + ";"))) {
    named[found[1]] = text_of_literals(found[2]);
  }
  const std::string checks = project_file("graders/" + exercise + "/" + exercise + "_test.cpp");
  const std::string one = "(?:words::(\\w+)|" + literals + ")";
  std::set<KnownWord> words;
  for (const auto& found : all(checks, std::regex("[({]" + one + R"(,\s*)" + one + "[)}]"))) {
    const auto value = [&](std::size_t at) {
      return found[at].matched ? named[found[at]] : text_of_literals(found[at + 1]);
    };
    KnownWord known{with_ends_of_lines(value(1)), value(3), {}};
    known.path =
        search::find_word(LetterGrid(known.grid), known.word, search::WordOrder::plain).path;
    words.insert(known);
  }
  return words;
}

}  // namespace kata::grade
