#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <ladder/climber.h>
#include <ladder/protocol.h>
#include <string>
#include <sys/types.h>

namespace kata::ladder {

/// A student's solver, in a process of its own that may crash or never come back.
class Student : public Climber {
 public:
  /// `exercise` is its name, `program` what was made of the student's file.
  Student(std::string exercise, std::filesystem::path program);
  ~Student() override;

  std::string try_out(const BoardSet& set) override;
  std::int64_t time(const BoardSet& set, std::uint32_t passes) override;

 private:
  void start();
  void stop();
  Answer ask(const BoardSet& set, std::uint32_t passes, std::chrono::milliseconds patience);
  std::string how_it_ended();

  std::string exercise_;
  std::filesystem::path program_;
  pid_t process_ = 0;
  int socket_ = -1;
};

}  // namespace kata::ladder
