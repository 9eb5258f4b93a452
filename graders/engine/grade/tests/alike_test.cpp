#include <grade/alike.h>
#include <string>

#include <gmock/gmock.h>

namespace kata::grade {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// Some `count` tokens; other seeds, other texts.
std::string text(int seed, int count) {
  std::string words;
  for (int i = 0; i < count; ++i) words += "x" + std::to_string(seed * 1000 + i) + " ";
  return words;
}

TEST(Units, TokensAreWhatACompilerTellsApart) {
  EXPECT_THAT(tokens_of("int a=10; // no\n/* nor this */ f(\"a \\\" b\", '\\'')"),
              ElementsAre("int", "a", "=", "10", ";", "f", "(", "\"a \\\" b\"", ",", "'\\''", ")"));
  EXPECT_THAT(tokens_of("\"no end\n'"), ElementsAre("\"no end", "'"));
  EXPECT_THAT(tokens_of("/* no end"), IsEmpty());
}

TEST(Units, LongRunsOfTheSameTextAreNoticed) {
  AlikeTexts alike;
  alike.add_common(text(1, 200));
  alike.add_project_file("reference/search.cpp", text(2, 200));
  alike.add("anna", "n_queens", text(1, 200) + text(3, 100) + text(4, 100));
  alike.add("bert", "n_queens", text(1, 200) + text(5, 50) + "/* moved */\n" + text(4, 100));
  alike.add("cleo", "n_queens", text(1, 200) + text(6, 300));
  alike.add("dora", "n_queens", text(7, 30) + text(2, 100));
  alike.add("emil", "sudoku", text(4, 100));
  EXPECT_THAT(alike.notices(),
              ElementsAre("n_queens: a long run of reference/search.cpp is in the files of dora",
                          "n_queens: long runs of the same text are in the files of anna, bert"));
}

TEST(Units, ShortRunsAreNobodysBusiness) {
  AlikeTexts alike;
  alike.add("anna", "n_queens", text(1, 59) + text(2, 100));
  alike.add("bert", "n_queens", text(1, 59) + text(3, 100));
  EXPECT_THAT(alike.notices(), IsEmpty());
}

}  // namespace
}  // namespace kata::grade
