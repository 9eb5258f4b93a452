#pragma once

#include <attempt/launcher.h>
#include <attempt/shared_journal.h>
#include <chrono>
#include <sys/types.h>
#include <system/descriptor.h>

namespace kata::judge {

/// How often a running attempt is measured.
inline constexpr std::chrono::milliseconds tick{20};

/// Measures a running attempt against its limits.
class Watch {
 public:
  Watch(const SharedJournal& journal, const Limits& limits)
      : journal_(journal), limits_(limits), next_question_(limits.processor_time) {}

  /// The limit that its process has gone beyond, or Ended::by_itself.
  Ended look(pid_t process);
  /// The processor time that it had used by then, in half seconds: where a limit is met exactly
  /// depends on when we looked.
  std::chrono::milliseconds computed() const;

 private:
  bool is_wrong();

  const SharedJournal& journal_;
  const Limits& limits_;
  std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
  std::chrono::milliseconds computed_{};
  std::chrono::milliseconds next_question_;
};

/// A descriptor that becomes readable when a child process ends; none where the system has no such
/// thing (Linux before 5.3).
Descriptor watch_process(pid_t process);

/// How long to wait for that descriptor before looking at the process again.
std::chrono::milliseconds pause_between_looks(const Descriptor& watched);

/// Whether a child process has ended. It is still to be waited for, so its number stays its own.
bool has_ended(pid_t process);

}  // namespace kata::judge
