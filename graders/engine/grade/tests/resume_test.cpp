// Runs that are ended in the middle, and runs that are shared out.
#include <chrono>
#include <csignal>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <random>
#include <string>
#include <sys/wait.h>
#include <system/file.h>
#include <thread>
#include <unistd.h>
#include <vector>

#include <gmock/gmock.h>

#include "grade_test.h"

namespace kata::grade {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

class Resume : public GradeTest {
 protected:
  Resume() {
    for (const char* const name : {"anna", "bert", "cleo", "dora"}) {
      submit(name, "sudoku_valid.cpp", solution("sudoku_valid"));
      submit(name, "sudoku_candidates.cpp",
             name == std::string("cleo") ? "int broken" : solution("sudoku_candidates"));
      names_.emplace_back(name);
    }
  }

  std::vector<std::string> names_;
};

TEST_F(Resume, ARunThatIsKilledGoesOnWhereItStopped) {
  const std::size_t done = grade_and_kill(2);
  ASSERT_GE(done, 2U);
  ASSERT_LT(done, names_.size()) << "it was killed too late to show anything";
  std::ifstream note(results("results") / ".scratch");
  std::string scratch;
  std::getline(note, scratch);
  EXPECT_TRUE(fs::exists(scratch));

  const Ran ran = grade();
  EXPECT_EQ(ran.exit_code, 0) << ran.output;
  EXPECT_THAT(ran.output, HasSubstr(std::to_string(names_.size() - done) + " graded, " +
                                    std::to_string(done) + " graded before"));
  EXPECT_FALSE(fs::exists(scratch)) << "what the killed run left is cleared away";
  EXPECT_EQ(grade({}, "undisturbed").exit_code, 0);
  expect_same_reports(results("results"), results("undisturbed"));
}

TEST_F(Resume, ARunThatIsInterruptedEndsInOrder) {
  const pid_t process = start();
  while (count_graded() < 1) std::this_thread::sleep_for(std::chrono::milliseconds(10));
  kill(process, SIGINT);
  int status = 0;
  waitpid(process, &status, 0);
  EXPECT_EQ(WEXITSTATUS(status), 3);
  std::ifstream note(results("results") / ".scratch");
  std::string scratch;
  std::getline(note, scratch);
  EXPECT_FALSE(fs::exists(scratch));
  EXPECT_EQ(grade().exit_code, 0);
  EXPECT_EQ(count_graded(), names_.size());
}

TEST_F(Resume, WhatIsGradedIsNotGradedAgainUnlessItChanged) {
  grade();
  const Report before = report("anna");
  submit("bert", "sudoku_valid.cpp", "int something_else;");
  const Ran ran = grade();
  EXPECT_THAT(ran.output, HasSubstr("1 graded, 3 graded before"));
  EXPECT_EQ(report("anna"), before);
  EXPECT_LT(*report("bert").score, *before.score);
}

TEST_F(Resume, ARunOnFewerExercisesTakesNothingAway) {
  grade({"--only", "sudoku_(candidates|valid)"});
  const Report before = report("anna");
  const Ran ran = grade({"--only", "sudoku_valid"});
  EXPECT_EQ(ran.exit_code, 2);
  EXPECT_THAT(ran.output, HasSubstr("would be lost: sudoku_candidates"));
  EXPECT_EQ(report("anna"), before);
}

TEST_F(Resume, AReportThatIsNotGradedIsGradedAgain) {
  grade();
  const Report whole = report("anna");
  Report not_graded = whole;
  not_graded.status = ReportStatus::infrastructure;
  add_up(not_graded);
  std::ofstream(results("results") / "anna/report.json") << to_json(not_graded);
  std::ofstream(results("results") / "bert/report.json") << "half of a rep";
  EXPECT_THAT(grade().output, HasSubstr("2 graded, 2 graded before"));
  EXPECT_EQ(without_times(report("anna")), without_times(whole));
}

TEST_F(Resume, FormatsAreThereForWhatWasGradedBefore) {
  grade();
  EXPECT_TRUE(fs::exists(results("results") / "anna/feedback.md"));
  EXPECT_TRUE(fs::exists(results("results") / "anna/feedback.html"));
  EXPECT_TRUE(fs::exists(results("results") / "grades.csv"));
  EXPECT_FALSE(fs::exists(results("results") / "anna/junit.xml"));
  const Ran ran = grade({"--format", "junit", "--format", "gradescope"});
  EXPECT_THAT(ran.output, HasSubstr("0 graded, 4 graded before"));
  EXPECT_TRUE(fs::exists(results("results") / "anna/junit.xml"));
  EXPECT_TRUE(fs::exists(results("results") / "anna/gradescope.json"));
}

TEST_F(Resume, ShardsTogetherEqualOneRun) {
  EXPECT_EQ(grade({"--shard", "1/2"}, "first").exit_code, 0);
  EXPECT_EQ(grade({"--shard", "2/2"}, "second").exit_code, 0);
  EXPECT_EQ(count_graded("first"), 2U);
  EXPECT_EQ(count_graded("second"), 2U);
  const Ran merged = run({{KATA_GRADE, "merge", results("joint").string(),
                           results("first").string(), results("second").string()},
                          {},
                          ""});
  EXPECT_EQ(merged.exit_code, 0) << merged.output;
  grade({}, "one");
  expect_same_reports(results("joint"), results("one"));
  for (const char* const file : {"grades.csv", "anna/feedback.md"}) {
    EXPECT_EQ(read_file(results("joint") / file), read_file(results("one") / file));
  }
}

/// Each run is killed without a warning somewhere in its first second, several times, before one is
/// left alone.
TEST_F(Resume, RunsKilledAtRandomMomentsOnFourShardsEqualOneRun) {
  std::random_device random;
  std::vector<std::string> merging{KATA_GRADE, "merge", results("joint").string(), "--expect", "4"};
  for (int shard = 1; shard <= 4; ++shard) {
    const std::string name = "shard " + std::to_string(shard);
    const std::vector<std::string> options{"--only", "sudoku_valid", "--shard",
                                           std::to_string(shard) + "/4"};
    for (int i = 0; i < 3; ++i) {
      const pid_t process = start(options, name);
      const int milliseconds = static_cast<int>(random() % 1000);
      std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds));
      kill(process, SIGKILL);
      waitpid(process, nullptr, 0);
    }
    const Ran ran = grade(options, name);
    EXPECT_EQ(ran.exit_code, 0) << ran.output;
    merging.push_back(results(name).string());
  }
  const Ran merged = run({merging, {}, ""});
  EXPECT_EQ(merged.exit_code, 0) << merged.output;
  EXPECT_EQ(grade({"--only", "sudoku_valid"}, "one").exit_code, 0);
  expect_same_reports(results("joint"), results("one"));
  EXPECT_EQ(read_file(results("joint") / "grades.csv"), read_file(results("one") / "grades.csv"));
}

TEST_F(Resume, ReportsThatDisagreeAreNotMerged) {
  grade({"--shard", "1/2"}, "first");
  fs::copy(results("first"), results("second"), fs::copy_options::recursive);
  Report other = report("anna", "second");
  bool& passed = other.exercises[0].checks[0].passed;
  passed = !passed;
  add_up(other);
  std::ofstream(results("second") / "anna/report.json") << to_json(other);
  const Ran merged = run({{KATA_GRADE, "merge", results("joint").string(),
                           results("first").string(), results("second").string()},
                          {},
                          ""});
  EXPECT_EQ(merged.exit_code, 3);
  EXPECT_THAT(merged.output, HasSubstr("anna disagree"));
  EXPECT_FALSE(fs::exists(results("joint") / "anna"));
}

TEST_F(Resume, TwoRunsDoNotWorkOnOneFolder) {
  const pid_t process = start();
  while (!fs::exists(results("results") / "anna/report.json")) {
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  const Ran second = grade();
  kill(process, SIGKILL);
  waitpid(process, nullptr, 0);
  EXPECT_EQ(second.exit_code, 3);
  EXPECT_THAT(second.output, HasSubstr("another run"));
}

}  // namespace
}  // namespace kata::grade
