#pragma once

#include <chrono>
#include <jail/tests/attack_case.h>
#include <string>
#include <sys/types.h>
#include <utility>
#include <vector>

namespace kata::jail::testing {

/// How a process that was started through the jail ended.
struct Outcome {
  /// What the jail wrote on its status descriptor.
  std::string status;
  std::string output;
  std::string errors;
  /// What the attacking program noted as successes.
  std::string successes;
  int wait_status = 0;
  double cpu_seconds = 0;
  double wall_seconds = 0;
  bool ran_out_of_time = false;
  bool printed_too_much = false;

  /// The jail reported that the program took over.
  bool started() const;
  /// -1 if killed by a signal.
  int exit_code() const;
  /// 0 if not killed by a signal.
  int signal() const;
};

/// Starts a program through the jail in the way that a judge should, and waits for its end.
class JailedProcess {
 public:
  /// `arguments` is the command line of the jail after its own name.
  explicit JailedProcess(std::vector<std::string> arguments) : arguments_(std::move(arguments)) {}

  JailedProcess& with_case(const AttackCase& attack_case);
  JailedProcess& in_folder(std::string folder);
  JailedProcess& kill_after(std::chrono::milliseconds duration);
  JailedProcess& without_status();
  /// Lets the kernel appear to lack "landlock" or "seccomp"; nothing if `layer` is empty.
  JailedProcess& refuse_calls_of(std::string layer);

  Outcome run();

 private:
  std::vector<std::string> arguments_;
  AttackCase case_;
  std::string folder_ = "/";
  std::chrono::milliseconds deadline_ = std::chrono::seconds(20);
  bool wants_status_ = true;
  std::string refused_layer_;
};

/// Whether this process has any child left, also such as were handed to it by the kernel.
bool has_children();

}  // namespace kata::jail::testing
