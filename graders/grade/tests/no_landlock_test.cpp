// Where the kernel has no Landlock, nothing keeps a compiler from hidden files but a look at what
// it reads.
#include <gmock/gmock.h>

#include "grade_test.h"

namespace kata::grade {
namespace {

using testing::HasSubstr;
using testing::Not;

class NoLandlock : public GradeTest {
 protected:
  static constexpr const char* empty_search =
      "#include \"sudoku_naive.h\"\nbool solve_naive(kata::Board&) { return true; }\n";

  void steal(const std::string& name, const std::string& source) {
    submit(name, "sudoku_naive.cpp", source + "\n" + empty_search);
    thieves_.push_back(name);
  }

  Ran grade_without_landlock() {
    std::vector<std::string> line{KATA_REFUSE_CALLS, "landlock"};
    for (const std::string& word : command({"--only", "^sudoku_naive$"}, "results")) {
      line.push_back(word);
    }
    return run({line, {}, "", std::chrono::minutes(10)});
  }

  std::vector<std::string> thieves_;
};

TEST_F(NoLandlock, SourcesAreLookedAtAndProgramsHeld) {
  const std::string hidden = KATA_PROJECT "/solutions/sudoku_naive/sudoku_naive.cpp";
  submit("honest", "sudoku_naive.cpp", solution("sudoku_naive"));
  submit("variant", "sudoku_naive.cpp",
         "#include <algorithm>\n#include <iostream>\n" + solution("sudoku_naive"));
  submit("slip", "sudoku_naive.cpp", std::string("#include <vektor>\n") + empty_search);
  submit("error", "sudoku_naive.cpp", "#include \"/etc/passwd\"\n#error on purpose\n");
  submit("exits", "sudoku_naive.cpp", project_file("graders/grade/tests/hostile/exits.cpp"));
  steal("includes the solution", "#include \"" + hidden + "\"");
  steal("includes secrets", "const char text[] = {\n#include \"/proc/self/environ\"\n};");
  steal("embeds a file", R"(asm(".incbin \"/etc/passwd\"");)");
  steal("names a section like a directive",
        R"(__attribute__((section(".data\n.incbin \"/etc/passwd\"\n#"))) int stolen = 1;)");
  steal("puts a directive together", R"(asm(".irpc c,n\n.i\\c\()cbin \"/etc/passwd\"\n.endr");)");

  const Ran ran = grade_without_landlock();
  EXPECT_EQ(ran.exit_code, 0) << ran.output;
  EXPECT_THAT(ran.output, HasSubstr("isolation=strong"));
  for (const char* const name : {"honest", "variant"}) {
    EXPECT_EQ(report(name).isolation.level, "strong");
    EXPECT_EQ(report(name).score, report(name).max_score) << all_words(report(name));
  }
  for (const std::string& name : thieves_) {
    EXPECT_EQ(report(name).score, 0) << name;
    EXPECT_THAT(all_words(report(name)), HasSubstr("ermission denied")) << name;
  }
  EXPECT_EQ(report("exits").score, 0);
  EXPECT_THAT(all_words(report("slip")), HasSubstr("vektor"));
  EXPECT_THAT(all_words(report("error")), HasSubstr("on purpose"));
  EXPECT_THAT(all_words(report("error")), Not(HasSubstr("root:")));
}

TEST_F(NoLandlock, IsNotEnoughWhereFullIsAsked) {
  submit("anna", "sudoku_naive.cpp", solution("sudoku_naive"));
  setenv("KATA_REQUIRE_ISOLATION", "full", 1);
  const Ran ran = grade_without_landlock();
  unsetenv("KATA_REQUIRE_ISOLATION");
  EXPECT_EQ(ran.exit_code, 3);
  EXPECT_EQ(report("anna").score, std::nullopt);
  EXPECT_THAT(ran.output, HasSubstr("Isolation is strong, required is full: Landlock unavailable"));
}

}  // namespace
}  // namespace kata::grade
