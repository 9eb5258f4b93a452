#include <attempt/process_usage.h>
#include <attempt/watch.h>
#include <signal.h>
#include <sys/syscall.h>
#include <sys/wait.h>

namespace kata::judge {

Ended Watch::look(pid_t process) {
  computed_ = processor_time(process);
  const auto waited = std::chrono::steady_clock::now() - began_;
  if (!limits_.allow(computed_, journal_.written()) || is_wrong()) return Ended::processor_time;
  if (resident_mib(process) > limits_.memory_mib) return Ended::memory;
  // On a busy machine a program may wait for a processor, which is not its fault.
  constexpr int most_patience = 4;
  const bool may_be_idle = waited > limits_.idle_time && computed_ * 20 < limits_.idle_time;
  if (may_be_idle && is_waiting(process)) return Ended::idle;
  if (waited > most_patience * (limits_.wall_time + computed_)) return Ended::wall_time;
  if (waited > limits_.wall_time && is_waiting(process)) return Ended::wall_time;
  return Ended::by_itself;
}

std::chrono::milliseconds Watch::computed() const {
  return computed_ - computed_ % std::chrono::milliseconds(500);
}

bool Watch::is_wrong() {
  if (!limits_.is_wrong || computed_ <= next_question_) return false;
  next_question_ = computed_ * 3 / 2;
  return limits_.is_wrong(journal_.events());
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
