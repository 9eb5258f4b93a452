#pragma once

#include <filesystem>
#include <grade/build.h>
#include <grade/report.h>
#include <grade/submission.h>
#include <grade/toolbox.h>
#include <string>
#include <utility>

namespace kata::grade {

/// The exercise's report before anything is known: all its checks, none passed.
ExerciseReport blank_report(const Exercise& exercise);

/// Grades what was handed in for one exercise: reads, compiles, links and judges it.
class ExerciseGrading {
 public:
  /// `isolation` is the level that is required of grading.
  ExerciseGrading(const Toolbox& toolbox, const Builder& builder, std::string isolation)
      : toolbox_(toolbox), builder_(builder), isolation_(std::move(isolation)) {}

  /// Works in the empty folder `job`.
  ExerciseReport grade(const Exercise& exercise, const HandedIn& handed_in,
                       const std::filesystem::path& job) const;

 private:
  /// How far a judge came.
  struct Judged {
    enum class End { complete, out_of_time, failed };

    End end = End::failed;
    std::string why;  ///< it failed
  };

  void judge(const Exercise& exercise, const std::filesystem::path& program,
             ExerciseReport& report) const;
  Judged judge_twice(const Exercise& exercise, const std::filesystem::path& program, bool hidden,
                     ExerciseReport& report) const;
  Judged run_judge(const Exercise& exercise, const std::filesystem::path& program, bool hidden,
                   ExerciseReport& report) const;
  bool judges_the_stub(const Exercise& exercise, const std::filesystem::path& job) const;

  const Toolbox& toolbox_;
  const Builder& builder_;
  std::string isolation_;
};

}  // namespace kata::grade
