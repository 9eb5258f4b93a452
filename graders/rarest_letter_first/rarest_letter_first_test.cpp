#include <inputs/word_grids.h>
#include <judge/path/path_checks.h>
#include <string_view>
#include <text/number_words.h>

namespace {

using namespace kata::judge;

Run find(std::string_view grid, std::string_view word) {
  return find_word("find_word_rarest_first", grid, word);
}

Run find_after(const WordCase& first, const WordCase& second) {
  return find_last("find_word_rarest_first", {first, second});
}

KATA_CHECK(1, "finds a single letter, wherever it stands") {
  EXPECT_RUN(find("A", "A"), AnswersRightly());
  EXPECT_RUN(find("XYV\nZKQ", "Q"), AnswersRightly());
  EXPECT_RUN(find("XYV\nZKQ", "W"), AnswersRightly());
}

KATA_CHECK(3, "takes its first step on a rarest letter of the word") {
  EXPECT_RUN(find(words::rare_letters, words::rare_letters_word), StartsOnARarestLetter());
  EXPECT_RUN(find(words::one_z, "ANANZANA"), StartsOnARarestLetter());
  EXPECT_RUN(find(words::page, "CART"), StartsOnARarestLetter());
  EXPECT_RUN(find("AABB\nBACA", "ABBC"), StartsOnARarestLetter());
  EXPECT_RUN(find("BAAB\nACAB", "CABB"), StartsOnARarestLetter());
}

KATA_CHECK(2, "goes on in both directions from a letter in the middle of the word") {
  EXPECT_RUN(find("BAZAC", "BAZAC"), AnswersRightly());
  EXPECT_RUN(find("CAZAB", "BAZAC"), AnswersRightly());
  EXPECT_RUN(find("BA\nCZ", "AZC"), AnswersRightly());
  EXPECT_RUN(find(words::rare_letters, words::rare_letters_word), AnswersRightly());
}

KATA_CHECK(1, "goes on in one direction from a letter at either end") {
  EXPECT_RUN(find("ZAB", "ZAB"), AnswersRightly());
  EXPECT_RUN(find("ABA\nAZB", "ABAZ"), AnswersRightly());
  EXPECT_RUN(find("ABA\nAZB", "ZABA"), AnswersRightly());
}

KATA_CHECK(1, "goes up, right, down and left, at both ends of the path") {
  EXPECT_RUN(find(words::cross, "NCE"), AnswersRightly());
  EXPECT_RUN(find(words::cross, "ECS"), AnswersRightly());
  EXPECT_RUN(find(words::cross, "SCW"), AnswersRightly());
  EXPECT_RUN(find(words::cross, "WCN"), AnswersRightly());
  EXPECT_RUN(find(words::spiral, words::spiral_word), AnswersRightly());
}

KATA_CHECK(2, "steps only on a free neighbour with the right letter") {
  EXPECT_RUN(find(words::rare_letters, words::rare_letters_word), TakesOnlyRightSteps());
  EXPECT_RUN(find(words::one_z, "ANANZANA"), TakesOnlyRightSteps());
  EXPECT_RUN(find(words::needed_again, "CAAAABBA"), TakesOnlyRightSteps());
  EXPECT_RUN(find(words::spiral, words::spiral_word), TakesOnlyRightSteps());
}

KATA_CHECK(2, "uses no square twice, also where the two ends of the path meet") {
  EXPECT_RUN(find("AB", "ABA"), AnswersRightly());
  EXPECT_RUN(find(words::one_a_between, "BAB"), AnswersRightly());
  EXPECT_RUN(find("AZB", "AZA"), AnswersRightly());
  EXPECT_RUN(find("XAX\nXZA\nBXX", "AZA"), AnswersRightly());
}

KATA_CHECK(1, "goes neither diagonally nor over the edge of the grid") {
  EXPECT_RUN(find("AX\nYB", "AB"), AnswersRightly());
  EXPECT_RUN(find(words::wide_edges, "DE"), AnswersRightly());
  EXPECT_RUN(find(words::wide_edges, "DA"), AnswersRightly());
  EXPECT_RUN(find(words::tall_edges, "GA"), AnswersRightly());
}

KATA_CHECK(1, "starts again from another square with the rarest letter when one leads nowhere") {
  EXPECT_RUN(find(words::second_of_three, "AZA"), AnswersRightly());
}

KATA_CHECK(2, "takes back what led nowhere, at both ends, and goes on from there") {
  for (const char* grid : {words::two_ways_on, words::two_ways_on_mirrored}) {
    EXPECT_RUN(find(grid, "CAZ"), AnswersRightly());
    EXPECT_RUN(find(grid, "ZAC"), AnswersRightly());
    EXPECT_RUN(find(grid, "CAZAB"), AnswersRightly());
    EXPECT_RUN(find(grid, "BAZAC"), AnswersRightly());
  }
  EXPECT_RUN(find(words::wrong_turn_first, "CCBCA"), AnswersRightly());
  EXPECT_RUN(find(words::needed_again, "CAAAABBA"), AnswersRightly());
  EXPECT_RUN(find(words::no_memory_helps, "BBBC"), AnswersRightly());
  EXPECT_RUN(find(words::start_needed_later, "BBC"), AnswersRightly());
}

KATA_CHECK(2, "takes no step when a letter of the word is missing") {
  EXPECT_RUN(find(words::page, "BACKPACK"), TakesNoStep());
  EXPECT_RUN(find(words::lonely_b, "AAAAAAAAC"), TakesNoStep());
  EXPECT_RUN(find(words::page, "BACKPACK"), AnswersRightly());
}

KATA_CHECK(1, "says no, with an empty path, to a word that is not there") {
  EXPECT_RUN(find(words::one_z, "ANANZANA"), AnswersRightly());
  EXPECT_RUN(find(words::page, "CRATE"), AnswersRightly());
  EXPECT_RUN(find(words::lonely_b, "AAAAAB"), AnswersRightly());
  EXPECT_RUN(find("AB\nCD", "ABDCX"), AnswersRightly());
}

KATA_CHECK(1, "walks on the path while it searches") {
  EXPECT_RUN(find(words::only_a_search_tells, "AACBA"), SearchesOnThePath());
}

KATA_CHECK(2, "takes fewer steps than the plain order where letters are unequally rare") {
  EXPECT_RUN(find(words::one_z, "ANANZANA"), TakesFewerStepsThanThePlainOrder());
  EXPECT_RUN(find(words::lonely_b, "AAAAAB"), TakesFewerStepsThanThePlainOrder());
  if (has_failed()) return;
  achieved(
      kata::counted(find(words::lonely_b, "AAAAAB").counts.placements, "step") +
      " to find out that AAAAAB is not on a grid of As with a lonely B, fewer than from its first letter.");
}

KATA_CHECK(1, "works on grids of one row, of one column, wide and tall ones") {
  EXPECT_RUN(find("ABCDEF", "FEDCBA"), AnswersRightly());
  EXPECT_RUN(find("A\nB\nC\nD", "DCBA"), AnswersRightly());
  EXPECT_RUN(find("ABCDE\nJIHGF", "ABCDEFGHIJ"), AnswersRightly());
  EXPECT_RUN(find("XX\nXX\nXX\nXA\nXB", "AB"), AnswersRightly());
}

KATA_CHECK(1, "finds the empty word on every grid, and nothing else on an empty grid") {
  EXPECT_RUN(find("AB", ""), AnswersRightly());
  EXPECT_RUN(find("", ""), AnswersRightly());
  EXPECT_RUN(find("", "A"), AnswersRightly());
  EXPECT_RUN(find("\n\n", "A"), AnswersRightly());
}

KATA_CHECK(1, "tells upper from lower case") {
  EXPECT_RUN(find("aBc", "aBc"), AnswersRightly());
  EXPECT_RUN(find("abc", "ABC"), AnswersRightly());
  EXPECT_RUN(find("aaA", "aA"), StartsOnARarestLetter());
}

KATA_CHECK(1, "does the same when it is called again") {
  EXPECT_RUN(find_after({words::page, "BACK"}, {words::page, "CRATE"}), AnswersRightly());
  EXPECT_RUN(find_after({words::page, "CRATE"}, {words::page, "BACK"}), AnswersRightly());
  EXPECT_RUN(find_after({"AAZ", "ZA"}, {"ZZA", "ZA"}), StartsOnARarestLetter());
  EXPECT_RUN(find_after({"A", "A"}, {words::spiral, words::spiral_word}), AnswersRightly());
}

}  // namespace
