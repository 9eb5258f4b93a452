// A full disk costs no finished report, is nobody's zero, and the next run goes on.
#include <cstddef>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <sched.h>
#include <string>
#include <sys/mount.h>
#include <vector>

#include <gmock/gmock.h>

#include "grade_test.h"

namespace kata::grade {
namespace {

namespace fs = std::filesystem;
using testing::AnyOf;
using testing::HasSubstr;

class FullDisk : public GradeTest {
 protected:
  FullDisk() {
    for (std::size_t i = 0; i < students; ++i) {
      submit("student " + std::to_string(i), "sudoku_valid.cpp", solution("sudoku_valid"));
    }
  }
  ~FullDisk() override {
    for (const fs::path& place : disks_) umount2(place.c_str(), MNT_DETACH);
  }

  /// A disk of this size in a folder, for this process and its children. False where that is not
  /// allowed.
  bool mount_disk(const fs::path& place, const std::string& size) {
    fs::create_directory(place);
    if (unshare(CLONE_NEWNS) != 0) return false;
    if (mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0) return false;
    if (mount("kata", place.c_str(), "tmpfs", 0, ("size=" + size).c_str()) != 0) return false;
    disks_.push_back(place);
    return true;
  }

  static void enlarge(const fs::path& place) {
    ASSERT_EQ(mount("kata", place.c_str(), "tmpfs", MS_REMOUNT, "size=512m"), 0);
  }

  /// Grades again, where there is room, and for comparison where there always was.
  void expect_resumed(std::size_t done) {
    const Ran ran = grade(only_one);
    EXPECT_EQ(ran.exit_code, 0) << ran.output;
    EXPECT_THAT(ran.output, HasSubstr(std::to_string(students - done) + " graded, " +
                                      std::to_string(done) + " graded before"));
    EXPECT_EQ(grade(only_one, "undisturbed").exit_code, 0);
    expect_same_reports(results("results"), results("undisturbed"));
  }

  static constexpr std::size_t students = 5;
  const std::vector<std::string> only_one{"--only", "^sudoku_valid$"};

 private:
  std::vector<fs::path> disks_;
};

TEST_F(FullDisk, OfTheResultsStopsTheRun) {
  if (!mount_disk(results("results"), "40k")) GTEST_SKIP() << "only root may mount a small disk";
  const Ran full = grade(only_one);
  EXPECT_EQ(full.exit_code, 3);
  EXPECT_THAT(full.output, HasSubstr("No space left on device"));
  const std::size_t done = count_graded();
  EXPECT_GT(done, 0U);
  EXPECT_LT(done, students);
  enlarge(results("results"));
  expect_resumed(done);
}

TEST_F(FullDisk, OfTheScratchIsNobodysZero) {
  const fs::path scratch = folder() / "small";
  if (!mount_disk(scratch, "5m")) GTEST_SKIP() << "only root may mount a small disk";
  fs::permissions(scratch, fs::perms(0711));
  setenv("TMPDIR", scratch.c_str(), 1);
  const Ran full = grade(only_one);
  EXPECT_EQ(full.exit_code, 3) << full.output;
  const std::size_t done = count_graded();
  EXPECT_LT(done, students);
  for (std::size_t i = 0; i < students; ++i) {
    const Report left = report("student " + std::to_string(i));
    EXPECT_THAT(left.score, AnyOf(std::nullopt, std::optional(left.max_score))) << i;
  }
  enlarge(scratch);
  expect_resumed(done);
}

/// A quota, for whoever is not root.
TEST_F(FullDisk, ALimitOfFileSizesStopsTheRun) {
  std::string line = "ulimit -f 1; exec";
  for (const std::string& word : command(only_one, "results")) line += " '" + word + "'";
  const Ran limited = run({{"/bin/sh", "-c", line}, {}, ""});
  EXPECT_EQ(limited.exit_code, 3) << limited.output;
  EXPECT_EQ(count_graded(), 0U);
  expect_resumed(0);
}

}  // namespace
}  // namespace kata::grade
