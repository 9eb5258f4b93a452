#include <articles/boards.h>
#include <replay/course_page.h>
#include <sstream>
#include <string>

#include <gmock/gmock.h>

#include "a_course.h"
#include "searches.h"

namespace kata::replay {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

std::string written(const CoursePage& course) {
  std::ostringstream out;
  write_course(out, course);
  return out.str();
}

TEST(WriteCourse, WritesTheSameBytesForTheSameCourse) {
  EXPECT_EQ(written(tests::a_course()), written(tests::a_course()));
}

TEST(WriteCourse, NeedsNothingFromElsewhere) {
  const std::string page = written(tests::a_course());
  EXPECT_THAT(page, Not(HasSubstr("src=")));
  EXPECT_THAT(page, Not(HasSubstr("\nimport ")));
  EXPECT_THAT(page, Not(HasSubstr("\nexport ")));
  EXPECT_THAT(page, Not(HasSubstr("{{style}}")));
  EXPECT_THAT(page, Not(HasSubstr("{{help}}")));
  EXPECT_THAT(page, HasSubstr("<title>Backtracking, by hand</title>"));
}

TEST(WriteCourse, LetsNoVerdictEndTheScript) {
  CoursePage course = tests::a_course();
  course.parts[0].exercises[0].verdict = "</script><b>";
  EXPECT_THAT(written(course), HasSubstr(R"("verdict":"\u003c/script>\u003cb>")"));
}

TEST(WriteCourse, MayBeOfNothing) {
  EXPECT_THAT(written({"Empty", "", {}}), HasSubstr(R"("parts":[])"));
}

TEST(DataOfPage, IsWhatThePagePlays) {
  std::ostringstream page;
  write_page(page, {"A board", {tests::permutations({1, 2})}});
  const std::string data = data_of_page(page.str());
  EXPECT_THAT(data, ::testing::StartsWith(R"({"format":1,"title":"A board")"));
  EXPECT_THAT(data, ::testing::EndsWith("]}"));
}

TEST(DataOfPage, IsNothingWhereThePageIsNoneOrHalf) {
  EXPECT_EQ(data_of_page(""), "");
  EXPECT_EQ(data_of_page("<p>Hello</p>"), "");
  std::ostringstream page;
  write_page(page, {"A board", {tests::permutations({1, 2})}});
  EXPECT_EQ(data_of_page(page.str().substr(0, page.str().find("\"events\""))), "");
}

}  // namespace
}  // namespace kata::replay
