#include <inputs/word_grids.h>
#include <judge/path/path_checks.h>
#include <string_view>
#include <text/number_words.h>

namespace {

using namespace kata::judge;

Run find(std::string_view grid, std::string_view word) {
  return find_word("find_word", grid, word);
}

Run find_after(const WordCase& first, const WordCase& second) {
  return find_last("find_word", {first, second});
}

KATA_CHECK(1, "finds a single letter, wherever it stands") {
  EXPECT_RUN(find("A", "A"), AnswersRightly());
  EXPECT_RUN(find("XYV\nZKQ", "X"), AnswersRightly());
  EXPECT_RUN(find("XYV\nZKQ", "Q"), AnswersRightly());
  EXPECT_RUN(find("XYV\nZKQ", "W"), AnswersRightly());
}

KATA_CHECK(1, "goes up, right, down and left") {
  EXPECT_RUN(find(words::cross, "CN"), AnswersRightly());
  EXPECT_RUN(find(words::cross, "CE"), AnswersRightly());
  EXPECT_RUN(find(words::cross, "CS"), AnswersRightly());
  EXPECT_RUN(find(words::cross, "CW"), AnswersRightly());
}

KATA_CHECK(2, "finds words that turn, and leaves them on the path") {
  EXPECT_RUN(find(words::page, words::page_word), AnswersRightly());
  EXPECT_RUN(find(words::page, "CART"), AnswersRightly());
  EXPECT_RUN(find(words::spiral, words::spiral_word), AnswersRightly());
}

KATA_CHECK(1, "compares every letter, the last one too") {
  EXPECT_RUN(find("ABCX", "ABCD"), AnswersRightly());
  EXPECT_RUN(find("AZ", "AB"), AnswersRightly());
  EXPECT_RUN(find(words::page, "BACKTRACE"), AnswersRightly());
}

KATA_CHECK(2, "uses no square twice") {
  EXPECT_RUN(find("AB", "ABA"), AnswersRightly());
  EXPECT_RUN(find(words::one_a_between, "BAB"), AnswersRightly());
  EXPECT_RUN(find("AA", "AAA"), AnswersRightly());
  EXPECT_RUN(find("ABA", "ABA"), AnswersRightly());
}

KATA_CHECK(1, "goes neither diagonally nor over the edge of the grid") {
  EXPECT_RUN(find("AX\nYB", "AB"), AnswersRightly());
  EXPECT_RUN(find(words::wide_edges, "DE"), AnswersRightly());
  EXPECT_RUN(find(words::wide_edges, "DA"), AnswersRightly());
  EXPECT_RUN(find(words::tall_edges, "GA"), AnswersRightly());
  EXPECT_RUN(find("AXB", "AB"), AnswersRightly());
}

KATA_CHECK(2, "steps only on a free neighbour with the right letter") {
  EXPECT_RUN(find(words::page, words::page_word), TakesOnlyRightSteps());
  EXPECT_RUN(find(words::page, "CRATE"), TakesOnlyRightSteps());
  EXPECT_RUN(find(words::needed_again, "CAAAABBA"), TakesOnlyRightSteps());
  EXPECT_RUN(find(words::spiral, words::spiral_word), TakesOnlyRightSteps());
}

KATA_CHECK(2, "takes back what led nowhere, and goes on from there") {
  EXPECT_RUN(find(words::wrong_turn_first, "CCBCA"), AnswersRightly());
  EXPECT_RUN(find(words::needed_again, "CAAAABBA"), AnswersRightly());
  EXPECT_RUN(find(words::no_memory_helps, "BBBC"), AnswersRightly());
}

KATA_CHECK(1, "starts again from another square when one leads nowhere") {
  EXPECT_RUN(find(words::second_start, "ACC"), AnswersRightly());
  EXPECT_RUN(find(words::start_needed_later, "BBC"), AnswersRightly());
}

KATA_CHECK(1, "says no, with an empty path, to a word that is not there") {
  EXPECT_RUN(find(words::page, "CRATE"), AnswersRightly());
  EXPECT_RUN(find(words::page, "ZEBRA"), AnswersRightly());
  EXPECT_RUN(find(words::lonely_b, "AAAAAB"), AnswersRightly());
  EXPECT_RUN(find("AB\nCD", "ABDCX"), AnswersRightly());
}

KATA_CHECK(1, "walks on the path while it searches") {
  EXPECT_RUN(find(words::only_a_search_tells, "AACBA"), SearchesOnThePath());
}

KATA_CHECK(2, "takes no more steps than the plain search for a word that is not there") {
  EXPECT_RUN(find(words::page, "CRATE"), TriesNoPathTwice());
  EXPECT_RUN(find(words::lonely_b, "AAAAAB"), TriesNoPathTwice());
  EXPECT_RUN(find(words::one_z, "ANANZANA"), TriesNoPathTwice());
  if (has_failed()) return;
  achieved(
      kata::counted(find(words::page, "CRATE").counts.placements, "step") +
      " to find out that CRATE is not on the article's page, no more than the plain search takes.");
}

KATA_CHECK(1, "works on grids of one row, of one column, wide and tall ones") {
  EXPECT_RUN(find("ABCDEF", "FEDCBA"), AnswersRightly());
  EXPECT_RUN(find("A\nB\nC\nD", "DCBA"), AnswersRightly());
  EXPECT_RUN(find("ABCDE\nJIHGF", "ABCDEFGHIJ"), AnswersRightly());
  EXPECT_RUN(find("XXXXA\nXXXXB", "AB"), AnswersRightly());
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
  EXPECT_RUN(find("ab", "abA"), AnswersRightly());
}

KATA_CHECK(1, "does the same when it is called again") {
  EXPECT_RUN(find_after({words::page, "BACK"}, {words::page, "CRATE"}), AnswersRightly());
  EXPECT_RUN(find_after({words::page, "CRATE"}, {words::page, "BACK"}), AnswersRightly());
  EXPECT_RUN(find_after({"A", "A"}, {words::spiral, words::spiral_word}), AnswersRightly());
  EXPECT_RUN(find_after({words::page, words::page_word}, {words::page, words::page_word}),
             AnswersRightly());
}

}  // namespace
