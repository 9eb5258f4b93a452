#include <grade/source_access.h>

#include <gmock/gmock.h>

namespace kata::grade {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Units, AMakeRuleNamesTheFilesThatACompilerReads) {
  EXPECT_THAT(prerequisites("solution.o: a.cpp include/kata/board.h \\\n /usr/include/stdint.h\n"),
              ElementsAre("a.cpp", "include/kata/board.h", "/usr/include/stdint.h"));
  EXPECT_THAT(prerequisites("a.o: /tmp/my\\ file /tmp/a\\#b /tmp/a$$b"),
              ElementsAre("/tmp/my file", "/tmp/a#b", "/tmp/a$b"));
  EXPECT_THAT(prerequisites("a.o:"), IsEmpty());
  EXPECT_THAT(prerequisites(""), IsEmpty());
}

TEST(Units, APathIsFollowedToWhereItLeads) {
  EXPECT_TRUE(is_within("/usr/include/stdint.h", {"/usr/include"}));
  EXPECT_TRUE(is_within("/usr/lib/../include/stdint.h", {"/nowhere", "/usr/include"}));
  EXPECT_FALSE(is_within("/usr/include/../lib", {"/usr/include"}));
  EXPECT_FALSE(is_within("/usr/include-other", {"/usr/include"}));
  EXPECT_FALSE(is_within("/proc/self/cwd", {"/proc"}));
}

TEST(Units, DirectivesThatReadFilesAreFoundWhereverTheyStand) {
  EXPECT_EQ(reading_directive("\t.text\n\tmovl $1, %eax\n\t.string \"included\"\n"), std::nullopt);
  EXPECT_EQ(reading_directive("_ZN4kata5BoardC1Ev.part.0:\n.LC0:\n"), std::nullopt);
  EXPECT_EQ(reading_directive("nop; .incbin \"/etc/passwd\"\n"), ".incbin");
  EXPECT_EQ(reading_directive("\t.section .text\"\n\t.INCLUDE \"x\"\n"), ".INCLUDE");
  EXPECT_EQ(reading_directive(".irpc c,bin\n.inc\\c \"x\"\n.endr"), ".irpc");
}

TEST(Units, OfACompilersWordsThoseOnOneFileAreKept) {
  EXPECT_EQ(said_of("a.cpp",
                    "In file included from a.cpp:1:\n"
                    "/etc/secret:1:1: error: stray\n"
                    "    1 | the secret\n"
                    "a.cpp:7:2: error: #error told\n"
                    "    7 | #error told\n"
                    "      |  ^~~~~\n"),
            "a.cpp:7:2: error: #error told\n    7 | #error told\n      |  ^~~~~\n");
}

}  // namespace
}  // namespace kata::grade
