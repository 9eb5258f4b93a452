#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstddef>
#include <cstring>
#include <fcntl.h>
#include <jail/protocol.h>
#include <jail/tests/jailed_process.h>
#include <optional>
#include <poll.h>
#include <stdexcept>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace kata::jail::testing {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t largest_output = 1 << 20;
constexpr int status_descriptor = 4;

/// Throws if a system call failed.
int checked(int result, const char* what) {
  if (result < 0) throw std::runtime_error(std::string(what) + ": " + std::strerror(errno));
  return result;
}

/// A pipe that is read without waiting.
class OutputPipe {
 public:
  OutputPipe() {
    checked(pipe2(ends_.data(), O_CLOEXEC), "pipe2");
    checked(fcntl(ends_[0], F_SETFL, O_NONBLOCK), "fcntl");
  }
  OutputPipe(const OutputPipe&) = delete;
  OutputPipe& operator=(const OutputPipe&) = delete;
  ~OutputPipe() {
    close(ends_[0]);
    close_write_end();
  }

  int read_end() const { return ends_[0]; }
  int write_end() const { return ends_[1]; }

  void close_write_end() {
    if (ends_[1] >= 0) close(ends_[1]);
    ends_[1] = -1;
  }

  void drain() {
    std::array<char, 65536> buffer{};
    ssize_t count = 0;
    while (text_.size() <= largest_output &&
           (count = read(read_end(), buffer.data(), buffer.size())) > 0) {
      text_.append(buffer.data(), static_cast<std::size_t>(count));
    }
  }

  const std::string& text() const { return text_; }

 private:
  std::array<int, 2> ends_{-1, -1};
  std::string text_;
};

/// The memory that a judge shares with its subject.
class SharedCase {
 public:
  explicit SharedCase(const AttackCase& content)
      : descriptor_(
            checked(memfd_create("case", MFD_CLOEXEC | MFD_ALLOW_SEALING), "memfd_create")) {
    checked(ftruncate(descriptor_, sizeof content), "ftruncate");
    checked(fcntl(descriptor_, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW), "F_ADD_SEALS");
    memory_ = static_cast<AttackCase*>(
        mmap(nullptr, sizeof content, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor_, 0));
    *memory_ = content;
  }
  SharedCase(const SharedCase&) = delete;
  SharedCase& operator=(const SharedCase&) = delete;
  ~SharedCase() {
    munmap(memory_, sizeof(AttackCase));
    close(descriptor_);
  }

  int descriptor() const { return descriptor_; }
  std::string successes() const {
    return {memory_->successes, strnlen(memory_->successes, sizeof memory_->successes)};
  }

 private:
  int descriptor_;
  AttackCase* memory_ = nullptr;
};

void put_at(int descriptor, int number) {
  if (dup2(descriptor, number) < 0) _exit(91);
}

/// In the child: descriptors far from the numbers that are about to be used.
int out_of_the_way(int descriptor) {
  return fcntl(descriptor, F_DUPFD_CLOEXEC, 100);
}

double seconds_of(const timeval& time) {
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
}

}  // namespace

bool Outcome::started() const {
  return status.starts_with(started_word) && std::count(status.begin(), status.end(), '\n') == 1;
}

int Outcome::exit_code() const {
  return WIFEXITED(wait_status) ? WEXITSTATUS(wait_status) : -1;
}

int Outcome::signal() const {
  return WIFSIGNALED(wait_status) ? WTERMSIG(wait_status) : 0;
}

JailedProcess& JailedProcess::with_case(const AttackCase& attack_case) {
  case_ = attack_case;
  return *this;
}

JailedProcess& JailedProcess::in_folder(std::string folder) {
  folder_ = std::move(folder);
  return *this;
}

JailedProcess& JailedProcess::kill_after(std::chrono::milliseconds duration) {
  deadline_ = duration;
  return *this;
}

JailedProcess& JailedProcess::without_status() {
  wants_status_ = false;
  return *this;
}

JailedProcess& JailedProcess::refuse_calls_of(std::string layer) {
  refused_layer_ = std::move(layer);
  return *this;
}

Outcome JailedProcess::run() {
  if (wants_status_) {
    arguments_.insert(arguments_.begin() + 1, {"--status-fd", std::to_string(status_descriptor)});
  }
  arguments_.insert(arguments_.begin(), KATA_JAIL);
  if (!refused_layer_.empty()) {
    arguments_.insert(arguments_.begin(), {KATA_REFUSE_CALLS, refused_layer_});
  }
  std::vector<char*> argv;
  for (std::string& argument : arguments_) argv.push_back(argument.data());
  argv.push_back(nullptr);

  OutputPipe output;
  OutputPipe errors;
  OutputPipe status;
  const SharedCase shared(case_);
  const Clock::time_point start = Clock::now();
  const pid_t child = checked(fork(), "fork");
  if (child == 0) {
    const int null = out_of_the_way(open("/dev/null", O_RDONLY));
    const int out = out_of_the_way(output.write_end());
    const int err = out_of_the_way(errors.write_end());
    const int state = out_of_the_way(status.write_end());
    const int memory = out_of_the_way(shared.descriptor());
    put_at(null, STDIN_FILENO);
    put_at(out, STDOUT_FILENO);
    put_at(err, STDERR_FILENO);
    put_at(memory, AttackCase::given_descriptor);
    put_at(state, status_descriptor);
    if (chdir(folder_.c_str()) != 0) _exit(92);
    execv(argv.front(), argv.data());
    _exit(93);
  }
  output.close_write_end();
  errors.close_write_end();
  status.close_write_end();

  Outcome outcome;
  rusage usage{};
  for (;;) {
    output.drain();
    errors.drain();
    status.drain();
    outcome.ran_out_of_time = Clock::now() - start > deadline_;
    outcome.printed_too_much = output.text().size() + errors.text().size() > largest_output;
    if (outcome.ran_out_of_time || outcome.printed_too_much) {
      // The jail made the child a group's leader; before that moment there is no such group.
      kill(-child, SIGKILL);
      kill(child, SIGKILL);
      checked(wait4(child, &outcome.wait_status, 0, &usage), "wait4");
      break;
    }
    if (checked(wait4(child, &outcome.wait_status, WNOHANG, &usage), "wait4") == child) break;
    std::array<pollfd, 2> sources = {
        {{output.read_end(), POLLIN, 0}, {errors.read_end(), POLLIN, 0}}};
    poll(sources.data(), sources.size(), 5);
  }
  kill(-child, SIGKILL);
  output.drain();
  errors.drain();
  status.drain();
  outcome.wall_seconds = std::chrono::duration<double>(Clock::now() - start).count();
  outcome.cpu_seconds = seconds_of(usage.ru_utime) + seconds_of(usage.ru_stime);
  outcome.output = output.text();
  outcome.errors = errors.text();
  outcome.status = status.text();
  outcome.successes = shared.successes();
  return outcome;
}

bool has_children() {
  // WNOWAIT leaves a dead child where it is; a living one makes the call return 0.
  siginfo_t info{};
  return waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) == 0;
}

}  // namespace kata::jail::testing
