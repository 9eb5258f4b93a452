#include <articles/permutations.h>
#include <iterator>
#include <judge/sequence/sequence_checks.h>
#include <limits>
#include <text/number_words.h>
#include <vector>

namespace {

using namespace kata;
using namespace kata::judge;

Run list(const std::vector<int>& numbers) {
  return run_on_sequence("permutations", numbers);
}

const std::vector<int> three{1, 2, 3};
const std::vector<int> four{4, 3, 2, 1};
const std::vector<int> five{1, 2, 3, 4, 5};
const std::vector<int> seven{1, 2, 3, 4, 5, 6, 7};

KATA_CHECK(1, "lists the one order of a single number") {
  EXPECT_RUN(list({7}), ListsEveryOrder());
}

KATA_CHECK(2, "lists the orders of two and three numbers") {
  EXPECT_RUN(list({1, 2}), ListsEveryOrder());
  EXPECT_RUN(list(three), ListsEveryOrder());
}

KATA_CHECK(2, "lists the 24 orders of four numbers, and the 120 of five") {
  EXPECT_RUN(list(four), ListsEveryOrder());
  EXPECT_RUN(list(five), ListsEveryOrder());
}

KATA_CHECK(1, "lists the one order of no numbers, the empty one") {
  EXPECT_RUN(list({}), ListsEveryOrder());
}

KATA_CHECK(1, "takes the numbers as they come: in any order, 0, negative, large") {
  EXPECT_RUN(list({3, 1, 2}), ListsEveryOrder());
  EXPECT_RUN(list({-1, 0, 1}), ListsEveryOrder());
  EXPECT_RUN(list({1'000'000, 7, -5}), ListsEveryOrder());
  EXPECT_RUN(list({std::numeric_limits<int>::max(), 0, std::numeric_limits<int>::min()}),
             ListsEveryOrder());
}

KATA_CHECK(2, "makes 15, 64 and 325 choices for three, four and five numbers") {
  EXPECT_RUN(list(three), MakesChoices(articles::choices_for(3)));
  EXPECT_RUN(list(four), MakesChoices(articles::choices_for(4)));
  EXPECT_RUN(list(five), MakesChoices(articles::choices_for(5)));
}

KATA_CHECK(1, "takes each of them back") {
  EXPECT_RUN(list({7}), TakesChoicesBack(articles::choices_for(1)));
  EXPECT_RUN(list(three), TakesChoicesBack(articles::choices_for(3)));
  EXPECT_RUN(list(five), TakesChoicesBack(articles::choices_for(5)));
}

KATA_CHECK(1, "never meets a dead end: every path reaches an order") {
  EXPECT_RUN(list(three), MeetsNoDeadEnd());
  EXPECT_RUN(list(five), MeetsNoDeadEnd());
}

KATA_CHECK(1, "lists the 5,040 orders of seven numbers with 13,699 choices") {
  EXPECT_RUN(list(seven), ListsEveryOrder());
  EXPECT_RUN(list(seven), MakesChoices(articles::choices_for(7)));
  if (has_failed()) return;
  achieved(grouped(std::ssize(list(seven).lists)) + " orders of seven numbers with " +
           counted(list(seven).counts.placements, "choice") +
           ", each taken back: as many as the article counts, and no dead end.");
}

KATA_CHECK(1, "does the same when it is called again") {
  EXPECT_RUN(run_after("permutations", three, {1, 2}), ListsEveryOrder());
  EXPECT_RUN(run_after("permutations", {1, 2}, four), ListsEveryOrder());
  EXPECT_RUN(run_after("permutations", three, three), MakesChoices(articles::choices_for(3)));
}

}  // namespace
