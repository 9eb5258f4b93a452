#include <articles/boards.h>
#include <memory>
#include <problems/word.h>
#include <replay/page.h>
#include <sstream>
#include <stdexcept>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "searches.h"

namespace kata::replay {
namespace {

using ::testing::ContainsRegex;
using ::testing::HasSubstr;
using ::testing::Not;

std::string written(const Page& page) {
  std::ostringstream out;
  write_page(out, page);
  return out.str();
}

Recording small() {
  return tests::sudoku("Your search", articles::small_board, search::Order::in_order);
}

TEST(WritePage, WritesTheSameBytesForTheSameJournal) {
  EXPECT_EQ(written({"A board", {small()}}), written({"A board", {small()}}));
}

TEST(WritePage, NeedsNothingFromElsewhere) {
  const std::string page = written({"A board", {small()}});
  EXPECT_THAT(page, Not(HasSubstr("src=")));
  EXPECT_THAT(page, Not(HasSubstr("\nimport ")));
  EXPECT_THAT(page, Not(HasSubstr("\nexport ")));
  EXPECT_THAT(page, Not(HasSubstr("{{style}}")));
}

TEST(WritePage, LetsNoTextEndTheScript) {
  Recording run = small();
  run.label = "</script><b>\"\\\n";
  const std::string page = written({"<i>&", {run}});
  EXPECT_THAT(page, HasSubstr("<title>&lt;i&gt;&amp;</title>"));
  EXPECT_THAT(page, HasSubstr(R"("label":"\u003c/script>\u003cb>\u0022\u005c\u000a")"));
}

TEST(WritePage, KeepsEveryByteOfALetterGrid) {
  Recording run;
  run.problem = std::make_shared<problems::Word>("a\xe9\n<b", "\xe9");
  EXPECT_THAT(written({"Letters", {run}}),
              HasSubstr(R"("word":"\u00e9","rows":["a\u00e9","\u003cb"])"));
}

TEST(WritePage, KeepsEveryByteOfAVerdict) {
  Recording run = small();
  run.check = "T\xc3\xbcr";
  run.message = "\x1b\xff\n\nWhy";
  EXPECT_THAT(written({"A board", {run}}),
              HasSubstr(R"("check":"T\u00c3\u00bcr","message":"\u001b\u00ff\u000a\u000aWhy")"));
}

TEST(WritePage, LetsOnlyItsOwnScriptAndStyleWork) {
  const std::string page = written({"A board", {small()}});
  EXPECT_THAT(page, ContainsRegex("script-src 'sha256-[A-Za-z0-9+/]{43}='"));
  EXPECT_THAT(page, ContainsRegex("style-src 'sha256-[A-Za-z0-9+/]{43}='"));
  EXPECT_THAT(page, HasSubstr("form-action 'none'; base-uri 'none'"));
  EXPECT_THAT(page, Not(HasSubstr("unsafe-inline")));
}

TEST(WritePage, SaysWhereAJournalCannotBeTrue) {
  Recording run = small();
  run.events.insert(run.events.begin() + 1, run.events.front());
  EXPECT_THAT(written({"A board", {run}}),
              HasSubstr(R"("fault":"Step 2 of this journal is a placement on a filled square)"));
}

TEST(WritePage, StaysSmall) {
  Recording run = tests::queens(12, true);
  run.events.resize(100'000);
  EXPECT_LT(written({"Queens", {run}}).size(), 3'000'000U);
}

TEST(WritePage, TakesOneRunOrTwo) {
  EXPECT_THROW(written({"None", {}}), std::invalid_argument);
  EXPECT_THROW(written({"Three", {small(), small(), small()}}), std::invalid_argument);
}

}  // namespace
}  // namespace kata::replay
