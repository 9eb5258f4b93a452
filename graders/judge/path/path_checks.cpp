#include <judge/path/path_checks.h>

namespace kata::judge {

void expect_runs(const char* file, int line, const std::vector<PathRun>& runs,
                 const PathMatcher& matcher) {
  for (const PathRun& run : runs) {
    expect_run(file, line, run, matcher);
    if (has_failed()) return;
  }
}

std::vector<PathRun> find_words(const std::string& function, const std::vector<WordCase>& cases) {
  std::vector<subject::Call> calls;
  calls.reserve(cases.size());
  for (const WordCase& word : cases) calls.push_back({function, {word.grid, word.word}});
  const auto attempted = attempt(calls);
  std::vector<PathRun> runs;
  for (std::size_t i = 0; i < calls.size(); ++i) runs.push_back(replay_path(attempted, i));
  return runs;
}

PathRun find_last(const std::string& function, const std::vector<WordCase>& cases) {
  return find_words(function, cases).back();
}

PathRun find_word(const std::string& function, std::string_view grid, std::string_view word) {
  return find_last(function, {{std::string(grid), std::string(word)}});
}

}  // namespace kata::judge
