#pragma once

#include <chrono>
#include <judge/attempt/descriptor.h>
#include <judge/attempt/launcher.h>
#include <sys/types.h>

namespace kata::judge {

/// How often a running attempt is measured.
inline constexpr std::chrono::milliseconds tick{20};

/// The limit that a running process has gone beyond, or Ended::by_itself.
Ended over_limit(pid_t process, const Channels& channels, const Limits& limits,
                 std::chrono::steady_clock::time_point began);

/// A descriptor that becomes readable when a child process ends; none where the system has no such
/// thing (Linux before 5.3).
Descriptor watch_process(pid_t process);

/// How long to wait for that descriptor before looking at the process again.
std::chrono::milliseconds pause_between_looks(const Descriptor& watched);

/// Whether a child process has ended. It is still to be waited for, so its number stays its own.
bool has_ended(pid_t process);

}  // namespace kata::judge
