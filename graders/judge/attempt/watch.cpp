#include <judge/attempt/process_usage.h>
#include <judge/attempt/watch.h>
#include <signal.h>
#include <sys/syscall.h>
#include <sys/wait.h>

namespace kata::judge {

Ended over_limit(pid_t process, const Channels& channels, const Limits& limits,
                 std::chrono::steady_clock::time_point began) {
  if (channels.bytes_printed() > limits.output_bytes) return Ended::output;
  const std::chrono::milliseconds computed = processor_time(process);
  const auto waited = std::chrono::steady_clock::now() - began;
  if (computed > limits.processor_time) return Ended::processor_time;
  if (resident_mib(process) > limits.memory_mib) return Ended::memory;
  // On a busy machine a program may wait for a processor, which is not its fault.
  constexpr int most_patience = 4;
  const bool may_be_idle = waited > limits.idle_time && computed * 20 < limits.idle_time;
  if (may_be_idle && is_waiting(process)) return Ended::idle;
  if (waited > most_patience * limits.wall_time) return Ended::wall_time;
  if (waited > limits.wall_time && is_waiting(process)) return Ended::wall_time;
  return Ended::by_itself;
}

Descriptor watch_process([[maybe_unused]] pid_t process) {
#ifdef SYS_pidfd_open
  return Descriptor(static_cast<int>(syscall(SYS_pidfd_open, process, 0)));
#else
  return {};
#endif
}

std::chrono::milliseconds pause_between_looks(const Descriptor& watched) {
  return watched ? tick : std::chrono::milliseconds(1);
}

bool has_ended(pid_t process) {
  siginfo_t info = {};
  return waitid(P_PID, static_cast<id_t>(process), &info, WEXITED | WNOHANG | WNOWAIT) == 0 &&
         info.si_pid == process;
}

}  // namespace kata::judge
