#pragma once

#include <cstddef>
#include <filesystem>
#include <grade/process.h>
#include <grade/report.h>
#include <optional>
#include <string>
#include <sys/types.h>
#include <vector>

#include <gtest/gtest.h>

namespace kata::grade {

/// A folder of submissions, one of results and one for temporary files, gone after the test.
class GradeTest : public testing::Test {
 protected:
  GradeTest();
  ~GradeTest() override;

  /// Hands a file in; `file` is its path within the submission.
  void submit(const std::string& submission, const std::string& file, const std::string& content);

  /// Grades everything handed in, into the folder of results of this name.
  Ran grade(const std::vector<std::string>& options = {}, const std::string& results = "results");

  /// The same on a kernel that seems to have no Landlock: at level strong.
  Ran grade_without_landlock(const std::vector<std::string>& options = {},
                             const std::string& results = "results");

  /// Begins to grade and comes back at once. Returns the process.
  pid_t start(const std::vector<std::string>& options = {},
              const std::string& results = "results") const;

  /// Whether there is a finished report on a submission.
  bool is_graded(const std::string& submission, const std::string& results = "results") const;

  /// How many submissions there is a finished report on.
  std::size_t count_graded(const std::string& results = "results") const;

  /// Begins to grade and kills it, without a warning, once `least` reports are finished. Returns
  /// how many are.
  std::size_t grade_and_kill(std::size_t least, const std::vector<std::string>& options = {},
                             const std::string& results = "results") const;

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
  std::optional<std::string> temporary_before_;
};

/// The whole text of a file of the project.
std::string project_file(const std::filesystem::path& path);

/// The reference solution of an exercise.
std::string solution(const std::string& exercise);

/// A report without what differs from run to run.
Report without_times(Report report);

/// Two folders of results hold reports on the same submissions, the same apart from times.
void expect_same_reports(const std::filesystem::path& a, const std::filesystem::path& b);

/// The processes that work in a folder or run a program in it; the kernel knows them by these.
std::vector<std::string> processes_in(const std::filesystem::path& folder);

/// Every message that the report holds.
std::string all_words(const Report& report);

}  // namespace kata::grade
