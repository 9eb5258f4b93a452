#pragma once

#include <filesystem>
#include <grade/process.h>
#include <grade/report.h>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace kata::grade {

/// A folder of submissions and a folder of results, gone after the test.
class GradeTest : public testing::Test {
 protected:
  GradeTest();
  ~GradeTest() override;

  /// Hands a file in; `file` is its path within the submission.
  void submit(const std::string& submission, const std::string& file, const std::string& content);

  /// Grades everything handed in, into the folder of results of this name.
  Ran grade(const std::vector<std::string>& options = {}, const std::string& results = "results");

  /// What became of one submission.
  Report report(const std::string& submission, const std::string& results = "results") const;

  /// Of one exercise in it.
  ExerciseReport exercise(const std::string& submission, const std::string& name,
                          const std::string& results = "results") const;

  std::filesystem::path submissions() const { return folder_ / "submissions"; }
  std::filesystem::path results(const std::string& name) const { return folder_ / name; }
  const std::filesystem::path& folder() const { return folder_; }

  /// The command line that grade() uses.
  std::vector<std::string> command(const std::vector<std::string>& options,
                                   const std::string& results) const;

 private:
  std::filesystem::path folder_;
};

/// The whole text of a file of the project.
std::string project_file(const std::filesystem::path& path);

/// The reference solution of an exercise.
std::string solution(const std::string& exercise);

/// A report without what differs from run to run.
Report without_times(Report report);

/// Every message that the report holds.
std::string all_words(const Report& report);

}  // namespace kata::grade
