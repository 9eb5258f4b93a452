#include <grade/source_access.h>
#include <optional>
#include <string>

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

TEST(Units, ACompilerSaysWhatItOpens) {
  EXPECT_THAT(opened_files(". /usr/include/c++/12/vector\n"
                           ".. /usr/include/c++/12/bits/stl.h\n"
                           "a.cpp:7:2: error: #error . /etc/passwd\n"
                           "... and more\n"
                           ". /tmp/with a space\n"
                           "Multiple include guards may be useful for:\n/etc/passwd\n"),
              ElementsAre("/usr/include/c++/12/vector", "/usr/include/c++/12/bits/stl.h",
                          "and more", "/tmp/with a space"));
}

TEST(Units, DirectivesThatMacrosHaveLeftAreFound) {
  EXPECT_EQ(reading_directive_in_source("# 1 \"a.cpp\"\nint include;\n#pragma GCC unroll 2\n"),
            std::nullopt);
  EXPECT_EQ(reading_directive_in_source("int a;\n # include \"/etc/passwd\"\n"), "include");
  EXPECT_EQ(reading_directive_in_source("%:\tinclude_next <x>\n"), "include_next");
  EXPECT_EQ(reading_directive_in_source(std::string(200'000, ' ') + "#import <x>\n"), "import");
  EXPECT_EQ(reading_directive_in_source("#pragma GCC pch_preprocess \"/etc/passwd\"\n"), "pragma");
}

TEST(Units, LinesAreQuotedFromTheStudentsOwnTextOnly) {
  const std::string source = "first\n\tsecond;\nthird\n";
  EXPECT_EQ(with_quotes("In file included from a.cpp:1:\n"
                        "/etc/secret:1:1: error: stray\n"
                        "a.cpp:2:9: error: unknown name\n"
                        "a.cpp:9:1: note: beyond the end\n",
                        "a.cpp", source),
            "In file included from a.cpp:1:\n"
            "/etc/secret:1:1: error: stray\n"
            "a.cpp:2:9: error: unknown name\n"
            "    2 |         second;\n"
            "      |         ^\n"
            "a.cpp:9:1: note: beyond the end\n");
}

}  // namespace
}  // namespace kata::grade
