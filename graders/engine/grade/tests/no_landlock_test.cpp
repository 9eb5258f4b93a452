// Where the kernel has no Landlock, nothing keeps a compiler from hidden files but a look at what
// it reads.
#include <chrono>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <vector>

#include <gmock/gmock.h>

#include "grade_test.h"

namespace kata::grade {
namespace {

using testing::HasSubstr;
using testing::Not;

class NoLandlock : public GradeTest {
 protected:
  NoLandlock() { write(secret(), "got-through token\n#define TOKEN \"got-through\"\n"); }

  /// A file that the user who grades can read, such as one in a home folder.
  std::filesystem::path secret() const { return folder() / "secret"; }

  static void write(const std::filesystem::path& file, const std::string& text) {
    std::ofstream(file, std::ios::binary) << text;
    std::filesystem::permissions(file, std::filesystem::perms(0644));
  }

  static constexpr const char* empty_search =
      "#include \"sudoku_naive.h\"\nbool solve_naive(kata::Board&) { return true; }\n";

  void steal(const std::string& name, const std::string& source) {
    submit(name, "sudoku_naive.cpp", source + "\n" + empty_search);
    thieves_.push_back(name);
  }

  Ran grade_one_exercise() { return grade_without_landlock({"--only", "^sudoku_naive$"}); }

  std::vector<std::string> thieves_;
};

TEST_F(NoLandlock, SourcesAreLookedAtAndProgramsHeld) {
  const std::string hidden = KATA_PROJECT "/solutions/sudoku_naive/sudoku_naive.cpp";
  submit("honest", "sudoku_naive.cpp", solution("sudoku_naive"));
  submit("variant", "sudoku_naive.cpp",
         "#include <algorithm>\n#include <iostream>\n" + solution("sudoku_naive"));
  submit("slip", "sudoku_naive.cpp", std::string("#include <vektor>\n") + empty_search);
  submit("error", "sudoku_naive.cpp", "#include \"/etc/passwd\"\n#error on purpose\n");
  submit("exits", "sudoku_naive.cpp", project_file("graders/engine/grade/tests/hostile/exits.cpp"));
  steal("includes the solution", "#include \"" + hidden + "\"");
  steal("includes secrets", "const char text[] = {\n#include \"/proc/self/environ\"\n};");
  steal("embeds a file", R"(asm(".incbin \"/etc/passwd\"");)");
  steal("names a section like a directive",
        R"(__attribute__((section(".data\n.incbin \"/etc/passwd\"\n#"))) int stolen = 1;)");
  steal("puts a directive together", R"(asm(".irpc c,n\n.i\\c\()cbin \"/etc/passwd\"\n.endr");)");

  const Ran ran = grade_one_exercise();
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
  EXPECT_THAT(all_words(report("error")), HasSubstr("/etc/passwd: Permission denied"));
  EXPECT_THAT(all_words(report("error")), Not(HasSubstr("root:")));
}

/// What can be read is read once: no source gets another answer than the one that was looked at,
/// and none makes a compiler print the line of a file by naming it.
TEST_F(NoLandlock, NothingIsReadButWhatWasLookedAt) {
  const std::string file = "\"" + secret().string() + "\"";
  const std::string include = "#include " + file + "\n";
  steal(
      "reads in the second pass only",
      "#if __has_include(\"../../../objects/solution.s\") || __has_include(\"../outputs/solution.s\")\n" +
          include + "#endif\n#include \"/etc/passwd\"");
  steal("has macros make up a directive", "#define HASH #\nHASH include " + file);
  steal("uses digraphs", "%:include " + file);
  steal("tells an include again",
        "# 1 \"sudoku_naive.h\" 1\n" + include + "# 2 \"sudoku_naive.h\" 2\n");
  const auto says = [&](const std::string& name, const std::string& source) {
    submit(name, "sudoku_naive.cpp", source + "\n" + empty_search);
    thieves_.push_back(name);
  };
  says("names a file", "# 1 " + file + "\nstatic_assert(false, \"told\");");
  says(
      "names a file by the way",
      "#line 1 " + file +
          "\nstatic_assert(false, \"told\\nexercises/sudoku_naive/sudoku_naive.cpp:1:1: error: \");");
  says("includes before an error", include + "#include TOKEN");
  says("includes before a message", include + "#error told\n#pragma message(TOKEN)");
  says("names a file for the assembler",
       "asm(\"# 1 \\" + file.substr(0, file.size() - 1) + "\\\"\\n not an instruction\");");

  const Ran ran = grade_one_exercise();
  EXPECT_EQ(ran.exit_code, 0) << ran.output;
  for (const std::string& name : thieves_) {
    SCOPED_TRACE(name);
    EXPECT_EQ(report(name).score, 0);
    EXPECT_EQ(report(name).exercises.at(0).status, ExerciseStatus::does_not_compile)
        << all_words(report(name));
    EXPECT_THAT(all_words(report(name)), Not(HasSubstr("got-through")));
    EXPECT_THAT(all_words(report(name)), Not(HasSubstr("root:")));
  }
  EXPECT_THAT(ran.output, Not(HasSubstr("got-through")));
}

TEST_F(NoLandlock, IsNotEnoughWhereFullIsAsked) {
  submit("anna", "sudoku_naive.cpp", solution("sudoku_naive"));
  setenv("KATA_REQUIRE_ISOLATION", "full", 1);
  const Ran ran = grade_one_exercise();
  unsetenv("KATA_REQUIRE_ISOLATION");
  EXPECT_EQ(ran.exit_code, 3);
  EXPECT_EQ(report("anna").score, std::nullopt);
  EXPECT_THAT(ran.output, HasSubstr("Isolation is strong, required is full: Landlock unavailable"));
}

}  // namespace
}  // namespace kata::grade
