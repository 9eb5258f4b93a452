// Right solutions of every style get full marks, twice the same.
#include <gmock/gmock.h>

#include "grade_test.h"

namespace kata::grade {
namespace {

namespace fs = std::filesystem;

class Right : public GradeTest {
 protected:
  /// Hands in each right solution that we hold, one in each submission. Returns their names.
  std::vector<std::pair<std::string, std::string>> submit_all() {
    std::vector<std::pair<std::string, std::string>> names;
    for (const auto& folder : fs::directory_iterator(fs::path(KATA_PROJECT) / "solutions")) {
      const std::string exercise = folder.path().filename().string();
      const auto add = [&](const std::string& name, const std::string& content) {
        submit(exercise + "-" + name, exercise + ".cpp", content);
        names.emplace_back(exercise, exercise + "-" + name);
      };
      add("solution", solution(exercise));
      const fs::path variants = fs::path("graders") / exercise / "variants";
      if (!fs::exists(KATA_PROJECT / variants)) continue;
      for (const auto& variant : fs::directory_iterator(KATA_PROJECT / variants)) {
        add(variant.path().stem().string(), project_file(variants / variant.path().filename()));
      }
    }
    return names;
  }
};

TEST_F(Right, SolutionsInEveryStyleGetFullMarks) {
  const auto names = submit_all();
  const Ran ran = grade();
  EXPECT_EQ(ran.exit_code, 0) << ran.output;
  for (const auto& [exercise_name, submission] : names) {
    const ExerciseReport graded = exercise(submission, exercise_name);
    EXPECT_EQ(graded.status, ExerciseStatus::graded) << submission << graded.message;
    EXPECT_GT(graded.max_score, 0) << submission;
    EXPECT_EQ(graded.score, graded.max_score) << submission << all_words(report(submission));
    EXPECT_EQ(report(submission).score, graded.score) << submission;
  }
}

}  // namespace
}  // namespace kata::grade
