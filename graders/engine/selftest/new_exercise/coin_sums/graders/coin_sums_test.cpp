#include <judge/check.h>
#include <optional>
#include <string>
#include <text/number_words.h>

namespace {

using namespace kata::judge;

RunMatcher CountsWays(int ways) {
  return rule("counts the ways", [ways](const Run& run) -> Complaint {
    if (run.answer == ways) return std::nullopt;
    return "coin_sums returned " + kata::grouped(run.answer) + ", but there are " +
           kata::counted(ways, "way") + ".";
  });
}

RunMatcher MeetsDeadEnds(int dead_ends) {
  return rule("meets dead ends", [dead_ends](const Run& run) -> Complaint {
    if (run.counts.dead_ends == dead_ends) return std::nullopt;
    return "There are " + kata::counted(dead_ends, "dead end") + ", and it met " +
           kata::grouped(run.counts.dead_ends) + ".";
  });
}

KATA_CHECK(1, "counts the 4 ways to pay 5 with coins of 1, 2 and 5") {
  EXPECT_RUN(run_of({"coin_sums", {"1 2 5", "5"}}), CountsWays(4));
}

KATA_CHECK(1, "meets a dead end where a smaller coin would have to follow") {
  EXPECT_RUN(run_of({"coin_sums", {"2 3", "4"}}), CountsWays(1));
  EXPECT_RUN(run_of({"coin_sums", {"2 3", "4"}}), MeetsDeadEnds(1));
}

}  // namespace
