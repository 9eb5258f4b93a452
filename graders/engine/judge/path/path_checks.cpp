#include <judge/path/path_checks.h>

namespace kata::judge {

namespace {

std::vector<subject::Call> calls_of(const std::string& function,
                                    const std::vector<WordCase>& cases) {
  std::vector<subject::Call> calls;
  for (const WordCase& word : cases) calls.push_back({function, {word.grid, word.word}});
  return calls;
}

}  // namespace

std::vector<Run> find_words(const std::string& function, const std::vector<WordCase>& cases) {
  return runs_of(calls_of(function, cases));
}

Run find_last(const std::string& function, const std::vector<WordCase>& cases) {
  return run_of_last(calls_of(function, cases));
}

Run find_word(const std::string& function, std::string_view grid, std::string_view word,
              const Limits& limits) {
  return run_of({function, {std::string(grid), std::string(word)}}, limits);
}

}  // namespace kata::judge
