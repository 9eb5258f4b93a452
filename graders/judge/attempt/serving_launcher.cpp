#include <cerrno>
#include <fcntl.h>
#include <judge/attempt/launcher.h>
#include <judge/attempt/watch.h>
#include <optional>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>

namespace kata::judge {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

/// Out of the way of the low numbers that the subject's own descriptors are moved to.
Descriptor moved_up(Descriptor descriptor) {
  return Descriptor(fcntl(descriptor.number(), F_DUPFD_CLOEXEC, 20));
}

class ServingLauncher : public Launcher {
 public:
  explicit ServingLauncher(std::filesystem::path program) : program_(std::move(program)) {}
  ~ServingLauncher() override {
    if (alive_) end_program();
  }

  End run(Channels& channels, const Limits& limits) override;

 private:
  struct Watched {
    Ended reason = Ended::by_itself;
    subject::Report report;
    bool began = false;
  };

  void start(const Channels& channels);
  Watched wait_for_end(Channels& channels, const Limits& limits);
  std::optional<subject::Report> read_report();
  int end_program();

  std::filesystem::path program_;
  Descriptor control_;
  pid_t process_ = -1;
  bool alive_ = false;  ///< false once the program has ended; the next attempt starts it again
};

void ServingLauncher::start(const Channels& channels) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) {
    throw std::system_error(errno, std::generic_category(), "cannot make a socket pair");
  }
  control_ = moved_up(Descriptor(ends[0]));
  const Descriptor theirs = moved_up(Descriptor(ends[1]));
  const Descriptor nothing(open("/dev/null", O_RDONLY | O_CLOEXEC));
  const Descriptor memory(fcntl(channels.journal.descriptor(), F_DUPFD_CLOEXEC, 20));

  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, nothing.number(), STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, channels.output.writing_end(), STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, channels.errors.writing_end(), STDERR_FILENO);
  posix_spawn_file_actions_adddup2(&actions, memory.number(), subject::channel_descriptor);
  posix_spawn_file_actions_adddup2(&actions, theirs.number(), subject::control_descriptor);
  std::string path = program_.string();
  char serve[] = "serve";
  char* arguments[] = {path.data(), serve, nullptr};
  const int error = posix_spawn(&process_, path.c_str(), &actions, nullptr, arguments, environ);
  posix_spawn_file_actions_destroy(&actions);
  if (error != 0) throw std::system_error(error, std::generic_category(), path);
  alive_ = true;
}

/// Closes the program down and tells how it ended, as waitpid does.
int ServingLauncher::end_program() {
  control_.reset();
  int status = 0;
  const auto deadline = Clock::now() + milliseconds(500);
  while (waitpid(process_, &status, WNOHANG) == 0) {
    if (Clock::now() > deadline) kill(process_, SIGKILL);
    poll(nullptr, 0, 1);
  }
  alive_ = false;
  return status;
}

std::optional<subject::Report> ServingLauncher::read_report() {
  subject::Report report;
  const ssize_t size = recv(control_.number(), &report, sizeof report, MSG_WAITALL);
  if (size != static_cast<ssize_t>(sizeof report)) return std::nullopt;
  return report;
}

ServingLauncher::Watched ServingLauncher::wait_for_end(Channels& channels, const Limits& limits) {
  Watched watched;
  const auto began = Clock::now();
  while (true) {
    pollfd polled[] = {{control_.number(), POLLIN, 0},
                       {channels.output.reading_end(), POLLIN, 0},
                       {channels.errors.reading_end(), POLLIN, 0}};
    poll(polled, 3, static_cast<int>(tick.count()));
    channels.drain();
    if ((polled[0].revents & (POLLIN | POLLHUP)) != 0) {
      const auto report = read_report();
      if (!report) return watched;
      watched.began = true;
      watched.report = *report;
      if (report->ended != 0) return watched;
    }
    const pid_t process = watched.began ? watched.report.process : process_;
    if (watched.reason == Ended::by_itself) {
      watched.reason = over_limit(process, channels, limits, began);
      if (watched.reason != Ended::by_itself) kill(watched.began ? -process : process, SIGKILL);
    }
  }
}

End ServingLauncher::run(Channels& channels, const Limits& limits) {
  if (!alive_) start(channels);
  const char order = 'a';
  send(control_.number(), &order, 1, MSG_NOSIGNAL);
  Watched watched = wait_for_end(channels, limits);
  if (watched.began && watched.report.ended != 0) {
    kill(-watched.report.process, SIGKILL);  // whatever the attempt left running
  } else {
    watched.report.status = end_program();
  }
  return {watched.reason, watched.report.status};
}

}  // namespace

std::unique_ptr<Launcher> make_serving_launcher(std::filesystem::path program) {
  return std::make_unique<ServingLauncher>(std::move(program));
}

}  // namespace kata::judge
