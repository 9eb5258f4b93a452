#include <chrono>
#include <cstdint>
#include <inputs/word_grids.h>
#include <judge/path/generated_words.h>
#include <judge/path/path_checks.h>
#include <string_view>

namespace {

using namespace kata::judge;

Run find(std::string_view grid, std::string_view word) {
  return find_word("find_word_rarest_first", grid, word);
}

/// A search may look at the whole grid several times before its first step.
Limits patient() {
  Limits limits;
  limits.processor_time = std::chrono::seconds(15);
  return limits;
}

/// For generated words over several alphabets, in one process for each.
void expect_for_generated_words(const RunMatcher& matcher) {
  std::uint32_t seed = 1;
  for (const std::string_view alphabet : {"AB", "ABC", "abAB", "A#.", "xy *"}) {
    EXPECT_RUNS(find_words("find_word_rarest_first", generated_words(seed++, 120, alphabet)),
                matcher);
  }
}

KATA_HIDDEN_CHECK(3, "finds what is there and nothing else on grids it has not seen") {
  expect_for_generated_words(AnswersRightly());
}

KATA_HIDDEN_CHECK(2, "steps only on free neighbours with the right letter there") {
  expect_for_generated_words(TakesOnlyRightSteps());
}

KATA_HIDDEN_CHECK(
    2, "takes its first step on a rarest letter there, and none where a letter is missing") {
  expect_for_generated_words(StartsOnARarestLetter());
  expect_for_generated_words(TakesNoStep());
}

KATA_HIDDEN_CHECK(1, "takes any character for a letter") {
  EXPECT_RUN(find("AB", "AB#"), AnswersRightly());
  EXPECT_RUN(find("AB", "AB "), AnswersRightly());
  EXPECT_RUN(find("AB", "AB*"), AnswersRightly());
  EXPECT_RUN(find("AB", "AB."), AnswersRightly());
  EXPECT_RUN(find("AB", std::string_view("AB\0", 3)), AnswersRightly());
  EXPECT_RUN(find("AB", "ABk"), AnswersRightly());
  EXPECT_RUN(find("A#B", "A#B"), AnswersRightly());
  EXPECT_RUN(find("\xe9"
                  "a",
                  "a\xe9"),
             AnswersRightly());
}

KATA_HIDDEN_CHECK(1, "finds words as long as the grid is large, and none that are longer") {
  EXPECT_RUN(find("AAAA\nAAAA", "AAAAAAAA"), AnswersRightly());
  EXPECT_RUN(find("AAA\nAAA", "AAAAAAA"), AnswersRightly());
  EXPECT_RUN(find("AB\nDC", "ABCD"), AnswersRightly());
}

KATA_HIDDEN_CHECK(1, "keeps its head on a large grid and along a long path") {
  EXPECT_RUN(find(uniform_grid(60, 'A', 'B'), "C"), AnswersRightly());
  EXPECT_RUN(find(uniform_grid(60, 'A', 'B'), "B"), AnswersRightly());
  const WordCase whole = snake(30);
  EXPECT_RUN(find(whole.grid, whole.word), AnswersRightly());
  EXPECT_RUN(find(whole.grid, whole.word), TakesOnlyRightSteps());
}

KATA_HIDDEN_CHECK(2, "is done at once where the plain order takes more than 400 million steps") {
  EXPECT_RUN(
      find_word("find_word_rarest_first", uniform_grid(30, 'A', 'B'), "AAAAAAAAAAAAAAB", patient()),
      AnswersRightly());
  EXPECT_RUN(find(uniform_grid(6, 'A', 'A'), "AAAAAAAAAAAAAAB"), TakesNoStep());
}

}  // namespace
