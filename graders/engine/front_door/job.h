#pragma once

#include <string>
#include <sys/types.h>
#include <vector>

namespace kata::front_door {

/// A program that runs, with all that it started, and what it has printed so far.
class Job {
 public:
  /// Throws std::system_error where it cannot be started.
  explicit Job(const std::vector<std::string>& words);
  ~Job();  ///< ends it
  Job(const Job&) = delete;
  Job& operator=(const Job&) = delete;

  /// Can be read from when the program has printed or ended.
  int descriptor() const noexcept { return output_; }

  /// Takes what was printed. False once the program has ended.
  bool goes_on();

  /// Waits for its end.
  void finish();

  const std::string& printed() const noexcept { return printed_; }
  int exit_code() const noexcept { return exit_code_; }  ///< once it has ended

 private:
  pid_t process_ = -1;
  int output_ = -1;
  std::string printed_;
  int exit_code_ = -1;
};

}  // namespace kata::front_door
