#include <attempt/launcher.h>
#include <attempt/watch.h>
#include <cerrno>
#include <chrono>
#include <fcntl.h>
#include <filesystem>
#include <memory>
#include <optional>
#include <poll.h>
#include <signal.h>
#include <stdexcept>
#include <string>
#include <string_view>
#include <sys/socket.h>
#include <sys/wait.h>
#include <system/descriptor.h>
#include <system/spawn.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace kata::judge {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

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
    milliseconds computed{};
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
  for (const int end : ends) fcntl(end, F_SETFD, FD_CLOEXEC);
  control_ = Descriptor(ends[0]);
  const Descriptor theirs(ends[1]);
  const Descriptor nothing = open_null();
  process_ = spawn({program_.string(), "serve"},
                   {{nothing.number(), STDIN_FILENO},
                    {channels.output.writing_end(), STDOUT_FILENO},
                    {channels.errors.writing_end(), STDERR_FILENO},
                    {channels.journal.descriptor(), subject::channel_descriptor},
                    {theirs.number(), subject::control_descriptor}});
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
  Watch watch(channels.journal, limits);
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
      watched.reason = watch.look(process);
      watched.computed = watch.computed();
      if (watched.reason != Ended::by_itself) kill(watched.began ? -process : process, SIGKILL);
    }
  }
}

/// Why AddressSanitizer could not set itself up, which it does before anything of the student's
/// runs; empty if that is not what a program printed that ended before its first call.
std::string sanitizer_did_not_start(std::string_view printed) {
  constexpr std::string_view without =
      "; or practise without it: cmake -S . -B build -DKATA_SANITIZERS=OFF";
  const auto says = [&](std::string_view words) { return printed.find(words) != printed.npos; };
  if (says("AddressSanitizer failed to allocate") || says("ReserveShadowMemoryRange failed") ||
      says("Shadow memory range interleaves")) {
    return "AddressSanitizer got no memory here. It needs an address space without a limit: ulimit -v unlimited" +
           std::string(without);
  }
  if (printed.starts_with("AddressSanitizer:DEADLYSIGNAL\nAddressSanitizer:DEADLYSIGNAL\n")) {
    return "AddressSanitizer does not start on this kernel, which strews memory too widely for it: sudo sysctl vm.mmap_rnd_bits=28" +
           std::string(without);
  }
  return "";
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
  if (!watched.began) {
    channels.drain();
    const std::string reason = sanitizer_did_not_start(channels.errors.text());
    if (!reason.empty()) throw std::runtime_error(reason);
  }
  return {watched.reason, watched.report.status, watched.computed};
}

}  // namespace

std::unique_ptr<Launcher> make_serving_launcher(std::filesystem::path program) {
  return std::make_unique<ServingLauncher>(std::move(program));
}

}  // namespace kata::judge
