#pragma once

#include <judge/check.h>
#include <judge/path/path_matchers.h>
#include <string>
#include <string_view>
#include <vector>

namespace kata::judge {

/// A word to look for, and the grid to find it on: a row on each line.
struct WordCase {
  std::string grid;
  std::string word;
};

/// `function(grid, word, path)` of the subject under test, in a process of its own.
Run find_word(const std::string& function, std::string_view grid, std::string_view word,
              const Limits& limits = {});

/// The last of several such calls in one process.
Run find_last(const std::string& function, const std::vector<WordCase>& cases);

/// All of them, in one process.
std::vector<Run> find_words(const std::string& function, const std::vector<WordCase>& cases);

}  // namespace kata::judge
