// What fails in practice fails in grading: no mistake that we hold earns full marks.
#include <gmock/gmock.h>

#include "grade_test.h"

namespace kata::grade {
namespace {

namespace fs = std::filesystem;

class Agreement : public GradeTest {
 protected:
  /// Hands in every mistake, one in each submission. Returns exercise and submission.
  std::vector<std::pair<std::string, std::string>> submit_all() {
    std::vector<std::pair<std::string, std::string>> names;
    for (const auto& folder : fs::directory_iterator(fs::path(KATA_PROJECT) / "solutions")) {
      const std::string exercise = folder.path().filename().string();
      const fs::path mistakes = fs::path("graders") / exercise / "mistakes";
      if (!fs::exists(KATA_PROJECT / mistakes)) continue;
      for (const auto& mistake : fs::directory_iterator(KATA_PROJECT / mistakes)) {
        const std::string name = exercise + "-" + mistake.path().stem().string();
        submit(name, exercise + ".cpp", project_file(mistakes / mistake.path().filename()));
        names.emplace_back(exercise, name);
      }
    }
    return names;
  }
};

TEST_F(Agreement, MistakesFailInGradingToo) {
  const auto names = submit_all();
  const Ran ran = grade();
  EXPECT_EQ(ran.exit_code, 0) << ran.output;
  for (const auto& [exercise_name, submission] : names) {
    const ExerciseReport graded = exercise(submission, exercise_name);
    EXPECT_TRUE(graded.status == ExerciseStatus::graded ||
                graded.status == ExerciseStatus::does_not_compile)
        << submission << ": " << graded.message;
    EXPECT_LT(graded.score, graded.max_score) << submission;
  }
}

}  // namespace
}  // namespace kata::grade
