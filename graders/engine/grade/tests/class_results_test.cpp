// What a folder of results says of a class: nothing old passes for new, nothing stops the table,
// and the last paragraph names who needs to be looked at.
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <sys/wait.h>
#include <system/file.h>
#include <thread>
#include <vector>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "grade_test.h"

namespace kata::grade {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::Not;

class ClassResults : public GradeTest {
 protected:
  /// A right solution, told apart from others' by a remark.
  void hand_in(const std::string& name, const std::string& remark) {
    submit(name, "sudoku_valid.cpp", "// " + remark + "\n" + solution("sudoku_valid"));
  }

  Ran grade_valid(std::vector<std::string> options = {}, const std::string& name = "results") {
    options.insert(options.end(), {"--only", "^sudoku_valid$"});
    return grade(options, name);
  }

  Ran merge(const std::vector<std::string>& options) const {
    std::vector<std::string> line{KATA_GRADE, "merge", results("joint").string()};
    line.insert(line.end(), options.begin(), options.end());
    return run({line, {}, ""});
  }

  std::string table(const std::string& name = "results") const {
    return read_file(results(name) / "grades.csv");
  }
};

TEST_F(ClassResults, FilesForPlatformsFollowTheReport) {
  hand_in("anna", "right");
  grade_valid();
  const fs::path file = results("results") / "anna/gradescope.json";
  run({{KATA_GRADE, "report", results("results").string(), "--format", "gradescope"}, {}, ""});
  EXPECT_GT(nlohmann::json::parse(read_file(file))["score"], 0);
  submit("anna", "sudoku_valid.cpp", "int broken");
  grade_valid();
  EXPECT_EQ(nlohmann::json::parse(read_file(file))["score"], 0);
}

TEST_F(ClassResults, BelowTheRequiredLevelOnlyWhatIsUnchangedIsKept) {
  hand_in("anna", "right");
  hand_in("bert", "right");
  grade_valid();
  hand_in("bert", "changed");
  setenv("KATA_REQUIRE_ISOLATION", "full", 1);
  const Ran ran = grade_without_landlock({"--only", "^sudoku_valid$"});
  unsetenv("KATA_REQUIRE_ISOLATION");
  EXPECT_EQ(ran.exit_code, 3);
  EXPECT_THAT(ran.output, HasSubstr("1 graded before, 1 not graded"));
  EXPECT_EQ(report("anna").score, report("anna").max_score);
  EXPECT_EQ(report("bert").score, std::nullopt);
}

TEST_F(ClassResults, WhoIsGoneOrHasAnotherNameIsMarked) {
  hand_in("anna", "1");
  hand_in("bert", "2");
  hand_in("cleo", "3");
  EXPECT_THAT(grade_valid().output, Not(HasSubstr("Look at these")));
  fs::remove_all(submissions() / "bert");
  fs::rename(submissions() / "cleo", submissions() / "kleo");
  const Ran ran = grade_valid();
  EXPECT_THAT(ran.output,
              HasSubstr("Look at these:\n  no longer among the submissions, and not counted: bert, "
                        "cleo (the same files are now kleo)\n"));
  EXPECT_THAT(table(), HasSubstr("\nbert,stale,,"));
  EXPECT_THAT(table(), HasSubstr("\nkleo,graded,"));
}

TEST_F(ClassResults, AListOfOneLeavesTheOthersWhereTheyAre) {
  hand_in("anna", "1");
  hand_in("bert", "2");
  grade_valid();
  const Ran ran =
      run({{KATA_GRADE, "-", "--out", results("results").string(), "--only", "^sudoku_valid$"},
           {},
           (submissions() / "bert").string() + "\n"});
  EXPECT_EQ(ran.exit_code, 0) << ran.output;
  EXPECT_THAT(table(), HasSubstr("\nanna,graded,"));
}

TEST_F(ClassResults, OtherPointsNeedNoNewGrading) {
  hand_in("anna", "1");
  submit("bert", "sudoku_valid.cpp", "int broken");
  grade_valid();
  const Report before = report("anna");
  const std::string weights = (folder() / "weights.json").string();
  std::ofstream(weights) << R"({"sudoku_valid": 3})";
  const Ran ran = grade_valid({"--weights", weights});
  EXPECT_THAT(ran.output, HasSubstr("0 graded, 2 graded before"));
  EXPECT_EQ(*report("anna").score, 3 * *before.score);
  EXPECT_EQ(report("bert").max_score, 3 * before.max_score);
  EXPECT_THAT(read_file(results("results") / "anna/feedback.md"),
              HasSubstr(std::to_string(3 * *before.score)));
  EXPECT_EQ(grade_valid({"--weights", "/no/such/file"}).exit_code, 2);
}

TEST_F(ClassResults, PartsThatDoNotMakeAWholeAreNotMergedInSilence) {
  for (const char* const name : {"anna", "bert", "cleo"}) hand_in(name, name);
  grade_valid({"--shard", "1/3"}, "first");
  grade_valid({"--shard", "2/3"}, "second");
  const std::string first = results("first").string();
  const std::string second = results("second").string();
  Ran ran = merge({first, second});
  EXPECT_EQ(ran.exit_code, 3);
  EXPECT_THAT(ran.output, HasSubstr("these shards are missing: 3/3"));
  EXPECT_TRUE(is_graded("anna", "joint")) << "what is there is joined";

  grade_valid({"--shard", "3/3"}, "third");
  ran = merge({results("third").string(), "--expect", "3"});
  EXPECT_EQ(ran.exit_code, 0) << ran.output;
  EXPECT_EQ(count_graded("joint"), 3U);
  ran = merge({first, "--expect", "4"});
  EXPECT_EQ(ran.exit_code, 3);
  EXPECT_THAT(ran.output, HasSubstr("--expect 4, but these are shards of a run on 3"));

  grade({"--shard", "3/3", "--only", "sudoku_(valid|naive)"}, "other");
  ran = merge({results("other").string()});
  EXPECT_EQ(ran.exit_code, 3);
  EXPECT_THAT(ran.output, HasSubstr("do not belong together"));
  fs::remove(results("third") / "run.json");
  ran = merge({results("third").string()});
  EXPECT_EQ(ran.exit_code, 3);
  EXPECT_THAT(ran.output, HasSubstr("has no run.json"));
}

TEST_F(ClassResults, ShardsInOneFolderAreAWholeTogether) {
  for (const char* const name : {"anna", "bert"}) hand_in(name, name);
  grade_valid({"--shard", "1/2"});
  const Ran ran = grade_valid({"--shard", "2/2"});
  EXPECT_THAT(ran.output, Not(HasSubstr("Look at these")));
  EXPECT_EQ(merge({results("results").string(), "--expect", "2"}).exit_code, 0);
}

TEST_F(ClassResults, NothingInThemStopsTheTable) {
  hand_in("anna", "1");
  hand_in("grades.csv", "2");
  submit("bert", "README", "nothing else");
  submit("cleo", "sudoku_valid-1.cpp", solution("sudoku_valid"));
  hand_in("dora", "3");
  std::ofstream(submissions() / "dora.zip") << "no archive";
  const Ran first = grade_valid();
  EXPECT_EQ(first.exit_code, 0) << first.output;
  EXPECT_THAT(first.output, HasSubstr("\n  handed in nothing: bert\n"));
  EXPECT_THAT(first.output,
              HasSubstr("\n  not taken for a solution: cleo (sudoku_valid-1.cpp), dora-2\n"));
  EXPECT_THAT(first.output,
              HasSubstr("dora-2: There are 2 submissions of the name dora: dora, dora.zip."));
  EXPECT_THAT(table(), HasSubstr("\n_grades.csv,graded,"));

  fs::create_directories(results("results") / "emil/report.json");
  const Ran second = grade_valid();
  EXPECT_THAT(second.output, HasSubstr("no longer among the submissions, and not counted: emil"));
  EXPECT_THAT(table(), HasSubstr("\nanna,graded,"));
}

TEST_F(ClassResults, WhoHangsUpLeavesNothingBehind) {
  hand_in("anna", "1");
  const pid_t process = start();
  const fs::path note = results("results") / ".scratch";
  while (!fs::exists(note)) std::this_thread::sleep_for(std::chrono::milliseconds(5));
  const fs::path scratch = read_file(note);
  kill(process, SIGHUP);
  int status = 0;
  waitpid(process, &status, 0);
  EXPECT_TRUE(WIFEXITED(status));
  EXPECT_FALSE(fs::exists(scratch)) << scratch;
}

}  // namespace
}  // namespace kata::grade
