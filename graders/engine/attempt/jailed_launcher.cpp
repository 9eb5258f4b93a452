#include <attempt/launcher.h>
#include <attempt/watch.h>
#include <cerrno>
#include <chrono>
#include <cstddef>
#include <filesystem>
#include <jail/protocol.h>
#include <memory>
#include <poll.h>
#include <signal.h>
#include <stdexcept>
#include <string>
#include <sys/resource.h>
#include <sys/wait.h>
#include <system/descriptor.h>
#include <system/spawn.h>
#include <system_error>
#include <unistd.h>
#include <utility>
#include <vector>

namespace kata::judge {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

/// Above the highest descriptor that a subject holds, as the jail asks for.
constexpr int status_descriptor = subject::channel_descriptor + 1;

/// The jail limits address space, which the mapped journal takes a part of.
constexpr std::size_t journal_mib = 48;

milliseconds processor_time_of(const rusage& usage) {
  const auto time = [](const timeval& value) {
    return std::chrono::seconds(value.tv_sec) + std::chrono::microseconds(value.tv_usec);
  };
  return std::chrono::duration_cast<milliseconds>(time(usage.ru_utime) + time(usage.ru_stime));
}

class JailedLauncher : public Launcher {
 public:
  JailedLauncher(std::filesystem::path program, std::filesystem::path jail, std::string isolation)
      : program_(std::move(program)), jail_(std::move(jail)), isolation_(std::move(isolation)) {}

  End run(Channels& channels, const Limits& limits) override;

 private:
  std::vector<std::string> command_line(const Limits& limits) const;
  pid_t start(const Channels& channels, const Limits& limits, const OutputPipe& status) const;
  static End wait_for_end(pid_t process, Channels& channels, const Limits& limits);
  static void require_start(const std::string& status, const Channels& channels);

  std::filesystem::path program_;
  std::filesystem::path jail_;
  std::string isolation_;
};

std::vector<std::string> JailedLauncher::command_line(const Limits& limits) const {
  const auto seconds =
      std::chrono::ceil<std::chrono::seconds>(limits.most_processor_time()).count();
  return {jail_.string(),
          "run",
          "--require",
          isolation_,
          "--cpu-seconds",
          std::to_string(seconds + 1),
          "--memory-mib",
          std::to_string(limits.memory_mib + journal_mib),
          "--last-descriptor",
          std::to_string(subject::channel_descriptor),
          "--status-fd",
          std::to_string(status_descriptor),
          "--",
          program_.string(),
          "once"};
}

pid_t JailedLauncher::start(const Channels& channels, const Limits& limits,
                            const OutputPipe& status) const {
  const Descriptor nothing = open_null();
  return spawn(command_line(limits), {{nothing.number(), STDIN_FILENO},
                                      {channels.output.writing_end(), STDOUT_FILENO},
                                      {channels.errors.writing_end(), STDERR_FILENO},
                                      {channels.journal.descriptor(), subject::channel_descriptor},
                                      {status.writing_end(), status_descriptor}});
}

End JailedLauncher::wait_for_end(pid_t process, Channels& channels, const Limits& limits) {
  const Descriptor ended = watch_process(process);
  Watch watch(channels.journal, limits);
  End end;
  while (!has_ended(process)) {
    pollfd polled[] = {{ended.number(), POLLIN, 0},
                       {channels.output.reading_end(), POLLIN, 0},
                       {channels.errors.reading_end(), POLLIN, 0}};
    poll(polled, 3, static_cast<int>(pause_between_looks(ended).count()));
    channels.drain();
    if (end.reason != Ended::by_itself) continue;
    end.reason = watch.look(process);
    end.computed = watch.computed();
    if (end.reason == Ended::by_itself) continue;
    kill(-process, SIGKILL);  // the jail gives the subject a group of its own,
    kill(process, SIGKILL);   // but may not have come so far yet
  }
  // Not waited for yet, so its number is still its own.
  kill(-process, SIGKILL);
  channels.drain();
  return end;
}

/// The subject never holds the status descriptor: exactly one line of praise means that it ran.
void JailedLauncher::require_start(const std::string& status, const Channels& channels) {
  const bool one_line = !status.empty() && status.find('\n') == status.size() - 1;
  if (one_line && status.starts_with(jail::started_word)) return;
  throw std::runtime_error("the jail did not start it: " +
                           (status.empty() ? channels.errors.text() : status));
}

End JailedLauncher::run(Channels& channels, const Limits& limits) {
  OutputPipe status;
  const pid_t process = start(channels, limits, status);
  End end = wait_for_end(process, channels, limits);
  rusage usage = {};
  wait4(process, &end.status, 0, &usage);
  status.drain();
  require_start(status.text(), channels);

  if (end.reason != Ended::by_itself || !WIFSIGNALED(end.status)) return end;
  const int signal = WTERMSIG(end.status);
  const auto largest_mib = static_cast<std::size_t>(usage.ru_maxrss) >> 10;
  if (signal == SIGKILL && processor_time_of(usage) > limits.most_processor_time()) {
    end.reason = Ended::processor_time;
  } else if ((signal == SIGSEGV || signal == SIGABRT) && largest_mib * 5 > limits.memory_mib * 4) {
    end.reason = Ended::memory;  // an allocation failed and nobody looked
  }
  return end;
}

}  // namespace

std::unique_ptr<Launcher> make_jailed_launcher(std::filesystem::path program,
                                               std::filesystem::path jail, std::string isolation) {
  return std::make_unique<JailedLauncher>(std::move(program), std::move(jail),
                                          std::move(isolation));
}

}  // namespace kata::judge
