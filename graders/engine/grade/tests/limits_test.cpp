// What our own programs may take, and what becomes of a program that they cannot judge.
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <system/file.h>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "grade_test.h"

namespace kata::grade {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::Not;

TEST(Units, ProgramsHaveTheMemoryAndTheTimeThatTheyAreGiven) {
  Command command{{"/bin/sh", "-c", "ulimit -v; ulimit -t"}, {}, ""};
  command.memory_limit = std::uint64_t{1} << 30;
  command.processor_limit = std::chrono::seconds(7);
  // They are set while it starts.
  command.arguments.back() = "sleep 0.1; " + command.arguments.back();
  EXPECT_EQ(run(command).output, "1048576\n7\n");
}

class Limits : public GradeTest {
 protected:
  /// What grading is done with, with another judge for sudoku_naive and another linker.
  fs::path data_with(const std::string& judge, const std::string& linker = "") const {
    auto data = nlohmann::json::parse(read_file(KATA_GRADING_DATA));
    for (auto& exercise : data["exercises"]) {
      if (exercise["name"] == "sudoku_naive" && !judge.empty()) exercise["judge"] = judge;
    }
    if (!linker.empty()) {
      auto words = nlohmann::json::array();
      for (const auto& word : data["link"]) {
        if (!word.get<std::string>().starts_with("-fuse-ld=")) words.push_back(word);
      }
      words.insert(words.begin() + 1, "-fuse-ld=" + linker);
      data["link"] = words;
    }
    const fs::path file = folder() / "data.json";
    std::ofstream(file) << data;
    return file;
  }

  /// The judge of sudoku_naive, but for what `program` does first with its command line.
  std::string judge_that(const std::string& program) const {
    const fs::path file = folder() / "judge";
    std::ofstream(file) << "#!/bin/sh\n"
                        << program << "\nexec " KATA_JUDGES "/sudoku_naive_judge \"$@\"\n";
    fs::permissions(file, fs::perms(0755));
    return file;
  }

  void expect_only_this_exercise_is_lost(const std::string& name) {
    const Report whole = report(name);
    EXPECT_EQ(whole.status, ReportStatus::graded);
    EXPECT_EQ(whole.exercises.at(0).status, ExerciseStatus::not_judged) << all_words(whole);
    EXPECT_EQ(whole.exercises.at(0).score, 0);
    EXPECT_THAT(all_words(whole), HasSubstr("Show this to your instructor."));
    EXPECT_EQ(whole.exercises.at(1).score, whole.exercises.at(1).max_score);
  }
};

/// The judge of the test dies of each program that holds this text.
const char* const marked = "\nextern const char mark[] = \"the judge dies of this\";\n";
const std::string dies_of_marked =
    "for word in \"$@\"; do\n"
    "  case $word in --subject=*) grep -q 'the judge dies of this' \"${word#*=}\" && eval \"$HOW\";; esac\n"
    "done";

std::string judge_that_dies(const std::string& how) {
  return "HOW='" + how + "'\n" + dies_of_marked;
}

TEST_F(Limits, AJudgeThatDiesCostsOneExercise) {
  submit("anna", "sudoku_naive.cpp", marked + solution("sudoku_naive"));
  submit("anna", "sudoku_valid.cpp", solution("sudoku_valid"));
  submit("ben", "sudoku_naive.cpp", solution("sudoku_naive"));
  const std::string data = data_with(judge_that(judge_that_dies("kill -SEGV $$")));
  const Ran ran = grade({"--only", "sudoku_(naive|valid)", "--data", data});
  EXPECT_EQ(ran.exit_code, 0) << ran.output;
  expect_only_this_exercise_is_lost("anna");
  EXPECT_EQ(exercise("ben", "sudoku_naive").score, exercise("ben", "sudoku_naive").max_score);
}

TEST_F(Limits, AJudgeThatDiesOnceIsAskedAgain) {
  submit("anna", "sudoku_naive.cpp", solution("sudoku_naive"));
  const std::string once = (folder() / "once").string();
  const std::string data =
      data_with(judge_that("case \" $* \" in *--list*) ;; *) if ! [ -e " + once + " ]; then : > " +
                           once + "; kill -KILL $$; fi;; esac"));
  EXPECT_EQ(grade({"--only", "sudoku_naive", "--data", data}).exit_code, 0);
  EXPECT_TRUE(fs::exists(once));
  EXPECT_EQ(report("anna").score, report("anna").max_score);
}

TEST_F(Limits, AMachineThatCannotJudgeIsNobodysZero) {
  submit("anna", "sudoku_naive.cpp", solution("sudoku_naive"));
  const std::string data =
      data_with(judge_that("case \" $* \" in *--list*) ;; *) kill -KILL $$;; esac"));
  const Ran ran = grade({"--only", "sudoku_naive", "--data", data});
  EXPECT_EQ(ran.exit_code, 3) << ran.output;
  EXPECT_EQ(report("anna").score, std::nullopt);
}

/// A linker that is asked for a static program may be talked into another by a section's name.
TEST_F(Limits, ASectionThatBelongsToTheLinkerCostsOneExercise) {
  submit("anna", "sudoku_naive.cpp",
         "__attribute__((section(\".interp\"), used)) const char loader[] = \"/bin/sh\";\n" +
             solution("sudoku_naive"));
  submit("anna", "sudoku_valid.cpp", solution("sudoku_valid"));
  for (const std::string linker : {"bfd", "gold", "lld", "mold"}) {
    SCOPED_TRACE(linker);
    if (!fs::exists("/usr/bin/ld." + linker)) continue;
    const std::string data = data_with("", linker);
    const Ran ran = grade({"--only", "sudoku_(naive|valid)", "--data", data}, linker);
    EXPECT_EQ(ran.exit_code, 0) << ran.output;
    const Report whole = report("anna", linker);
    EXPECT_EQ(whole.status, ReportStatus::graded);
    EXPECT_EQ(whole.exercises.at(1).score, whole.exercises.at(1).max_score) << all_words(whole);
    EXPECT_NE(whole.exercises.at(0).status, ExerciseStatus::infrastructure);
  }
}

/// Ten lines, and a judge that keeps every path that it saw would take gigabytes.
TEST_F(Limits, EndlessPathsTakeNoMemory) {
  submit("anna", "word_search.cpp",
         "#include \"word_search.h\"\n"
         "bool find_word(const kata::LetterGrid&, std::string_view, kata::Path& path) {\n"
         "  for (int i = 0; i < 40'000; ++i) path.push_back({0, 0});\n"
         "  while (!path.empty()) path.pop_back();\n"
         "  return false;\n"
         "}\n");
  const Ran ran = grade({"--only", "word_search"});
  EXPECT_EQ(ran.exit_code, 0) << ran.output;
  EXPECT_EQ(report("anna").exercises.at(0).status, ExerciseStatus::graded)
      << all_words(report("anna"));
}

}  // namespace
}  // namespace kata::grade
