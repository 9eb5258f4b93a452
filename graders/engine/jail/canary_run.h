#pragma once

#include <jail/options.h>
#include <string>
#include <string_view>
#include <vector>

namespace kata::jail {

/// One run of the canary in the jail, as seen from outside.
class CanaryRun {
 public:
  /// Starts this very program as the canary, jailed as `options` say, and waits for its end.
  CanaryRun(const Options& options, const char* mode);

  /// Whether the canary took over. If not, `failure` says why.
  bool started() const { return started_; }
  const std::string& failure() const { return failure_; }

  /// Which layers the kernel refused, and why.
  const std::string& reason() const { return reason_; }

  /// Whether the canary came to its end, so that every attempt was reported.
  bool is_complete() const;
  bool was_killed() const;
  bool refused(std::string_view attempt) const;

  /// The names of the attempts that succeeded.
  std::vector<std::string> allowed() const;
  long user() const;
  int landlock_abi() const { return landlock_abi_; }

 private:
  void read_status(const std::string& text);

  bool started_ = false;
  std::string failure_;
  std::string reason_;
  int landlock_abi_ = 0;
  int wait_status_ = 0;
  std::vector<std::string> lines_;
};

}  // namespace kata::jail
