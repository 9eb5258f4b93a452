#include <cstdint>
#include <inputs/word_grids.h>
#include <judge/path/generated_words.h>
#include <judge/path/path_checks.h>
#include <string_view>

namespace {

using namespace kata::judge;

Run find(std::string_view grid, std::string_view word) {
  return find_word("find_word", grid, word);
}

/// For generated words over several alphabets, in one process for each.
void expect_for_generated_words(const RunMatcher& matcher) {
  std::uint32_t seed = 1;
  for (const std::string_view alphabet : {"AB", "ABC", "abAB", "A#.", "xy *"}) {
    EXPECT_RUNS(find_words("find_word", generated_words(seed++, 120, alphabet)), matcher);
  }
}

KATA_HIDDEN_CHECK(3, "finds what is there and nothing else on grids it has not seen") {
  expect_for_generated_words(AnswersRightly());
}

KATA_HIDDEN_CHECK(2, "steps only on free neighbours with the right letter there") {
  expect_for_generated_words(TakesOnlyRightSteps());
}

KATA_HIDDEN_CHECK(1, "tries no path twice for a word that is not there") {
  expect_for_generated_words(TriesNoPathTwice());
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

}  // namespace
