#pragma once

#include <csignal>
#include <iosfwd>
#include <ostream>

namespace kata::replay {

/// Hides the terminal's cursor for as long as it lives, and gives the cursor and the colours back
/// however that ends: by return, by an exception, by SIGINT or by SIGTERM. One at a time.
class TerminalGuard {
 public:
  explicit TerminalGuard(std::ostream& out);
  ~TerminalGuard();
  TerminalGuard(const TerminalGuard&) = delete;
  TerminalGuard& operator=(const TerminalGuard&) = delete;

 private:
  std::ostream& out_;
  struct sigaction interrupt_ {};  // what these signals did before
  struct sigaction terminate_ {};
};

}  // namespace kata::replay
