#pragma once

#include <cstddef>
#include <front_door/course.h>
#include <front_door/job.h>
#include <memory>
#include <string>

namespace kata::front_door {

/// How verdicts are written.
struct Screen {
  bool colours = false;
  std::size_t lines = 24;
  std::size_t columns = 80;
};

/// The screen that standard output is; no colours where it is none.
Screen screen();

/// What is said while an exercise is checked.
std::string announcement(const Exercise& exercise);

/// A check of one exercise, done as ctest does it: built first, then judged.
class Check {
 public:
  Check(const Exercise& exercise, const Screen& screen);

  /// Can be read from when there is something to do.
  int descriptor() const { return job_->descriptor(); }

  /// Does what there is to do. False once the verdict is there.
  bool goes_on();

  /// What a student reads: the judge's verdict, or what the build says.
  const std::string& verdict() const { return job_->printed(); }
  int exit_code() const { return job_->exit_code(); }

  /// Waits for the verdict.
  void finish();

 private:
  std::vector<std::string> judge_;
  std::unique_ptr<Job> job_;
  bool judging_ = false;
};

}  // namespace kata::front_door
