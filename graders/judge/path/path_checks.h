#pragma once

#include <judge/check.h>
#include <judge/path/path_matchers.h>
#include <judge/path/path_run.h>
#include <string>
#include <string_view>
#include <vector>

namespace kata::judge {

/// EXPECT_RUN for several runs, up to the first that fails.
#define EXPECT_RUNS(runs, matcher) ::kata::judge::expect_runs(__FILE__, __LINE__, runs, matcher)

void expect_runs(const char* file, int line, const std::vector<PathRun>& runs,
                 const PathMatcher& matcher);

/// A word to look for, and the grid to find it on: a row on each line.
struct WordCase {
  std::string grid;
  std::string word;
};

/// `function(grid, word, path)` of the subject under test, in a process of its own.
PathRun find_word(const std::string& function, std::string_view grid, std::string_view word);

/// The last of several such calls in one process.
PathRun find_last(const std::string& function, const std::vector<WordCase>& cases);

/// All of them, in one process.
std::vector<PathRun> find_words(const std::string& function, const std::vector<WordCase>& cases);

}  // namespace kata::judge
