#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <judge/journal_reader.h>
#include <judge/output_pipe.h>
#include <judge/process_usage.h>
#include <judge/shared_journal.h>
#include <judge/subject.h>
#include <optional>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <system_error>

extern char** environ;

namespace kata::judge {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr milliseconds tick{20};
constexpr int sanitizer_exit_code = 97;

/// Out of the way of the low numbers that the subject's own descriptors are moved to.
Descriptor moved_up(Descriptor descriptor) {
  return Descriptor(fcntl(descriptor.number(), F_DUPFD_CLOEXEC, 20));
}

/// Why the judge ended an attempt itself.
enum class Ended { by_itself, processor_time, wall_time, idle, memory, output };

}  // namespace

/// A running subject that serves one attempt after another.
class Subject::Session {
 public:
  explicit Session(const std::filesystem::path& program);
  ~Session();
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  Attempt attempt(std::span<const subject::Call> calls, const Limits& limits);

  /// False once the program has ended; the next attempt needs a new session.
  bool alive() const noexcept { return alive_; }

 private:
  struct End {
    Ended reason = Ended::by_itself;
    subject::Report report;
    bool began = false;
  };

  End wait_for_end(const Limits& limits);
  std::optional<subject::Report> read_report();
  void drain();
  Ended over_limit(pid_t process, const Limits& limits, Clock::time_point began) const;
  int end_program();
  void judge(Attempt& attempt, const End& end, const subject::Channel& channel) const;

  SharedJournal journal_;
  OutputPipe output_;
  OutputPipe errors_;
  Descriptor control_;
  pid_t process_ = -1;
  bool alive_ = false;
};

Subject::Session::Session(const std::filesystem::path& program) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) {
    throw std::system_error(errno, std::generic_category(), "cannot make a socket pair");
  }
  control_ = moved_up(Descriptor(ends[0]));
  const Descriptor theirs = moved_up(Descriptor(ends[1]));
  const Descriptor nothing(open("/dev/null", O_RDONLY | O_CLOEXEC));
  const Descriptor memory(fcntl(journal_.descriptor(), F_DUPFD_CLOEXEC, 20));

  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, nothing.number(), STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, output_.writing_end(), STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, errors_.writing_end(), STDERR_FILENO);
  posix_spawn_file_actions_adddup2(&actions, memory.number(), subject::channel_descriptor);
  posix_spawn_file_actions_adddup2(&actions, theirs.number(), subject::control_descriptor);
  std::string path = program.string();
  char serve[] = "serve";
  char* arguments[] = {path.data(), serve, nullptr};
  const int error = posix_spawn(&process_, path.c_str(), &actions, nullptr, arguments, environ);
  posix_spawn_file_actions_destroy(&actions);
  if (error != 0) throw std::system_error(error, std::generic_category(), path);
  alive_ = true;
}

Subject::Session::~Session() {
  if (alive_) end_program();
}

/// Closes the program down and tells how it ended, as waitpid does.
int Subject::Session::end_program() {
  control_.reset();
  int status = 0;
  const auto deadline = Clock::now() + milliseconds(500);
  while (waitpid(process_, &status, WNOHANG) == 0) {
    if (Clock::now() > deadline) kill(process_, SIGKILL);
    poll(nullptr, 0, 1);
  }
  alive_ = false;
  drain();
  return status;
}

void Subject::Session::drain() {
  output_.drain();
  errors_.drain();
}

std::optional<subject::Report> Subject::Session::read_report() {
  subject::Report report;
  const ssize_t size = recv(control_.number(), &report, sizeof report, MSG_WAITALL);
  if (size != static_cast<ssize_t>(sizeof report)) return std::nullopt;
  return report;
}

Ended Subject::Session::over_limit(pid_t process, const Limits& limits,
                                   Clock::time_point began) const {
  if (output_.bytes() + errors_.bytes() > limits.output_bytes) return Ended::output;
  const milliseconds computed = processor_time(process);
  const auto waited = Clock::now() - began;
  if (computed > limits.processor_time) return Ended::processor_time;
  if (resident_mib(process) > limits.memory_mib) return Ended::memory;
  if (waited > limits.wall_time) return Ended::wall_time;
  if (waited > limits.idle_time && computed * 20 < limits.idle_time) return Ended::idle;
  return Ended::by_itself;
}

Subject::Session::End Subject::Session::wait_for_end(const Limits& limits) {
  End end;
  const auto began = Clock::now();
  while (true) {
    pollfd watched[] = {{control_.number(), POLLIN, 0},
                        {output_.reading_end(), POLLIN, 0},
                        {errors_.reading_end(), POLLIN, 0}};
    poll(watched, 3, static_cast<int>(tick.count()));
    drain();
    if ((watched[0].revents & (POLLIN | POLLHUP)) != 0) {
      const auto report = read_report();
      if (!report) return end;
      end.began = true;
      end.report = *report;
      if (report->ended != 0) return end;
    }
    const pid_t process = end.began ? end.report.process : process_;
    if (end.reason == Ended::by_itself) {
      end.reason = over_limit(process, limits, began);
      if (end.reason != Ended::by_itself) kill(end.began ? -process : process, SIGKILL);
    }
  }
}

Attempt Subject::Session::attempt(std::span<const subject::Call> calls, const Limits& limits) {
  output_.clear();
  errors_.clear();
  const auto cpu_seconds = std::chrono::ceil<std::chrono::seconds>(limits.processor_time).count();
  journal_.prepare(subject::encode(calls), limits.events, static_cast<unsigned>(cpu_seconds) + 1);

  const char order = 'a';
  send(control_.number(), &order, 1, MSG_NOSIGNAL);
  End end = wait_for_end(limits);
  if (end.began && end.report.ended != 0) {
    kill(-end.report.process, SIGKILL);  // whatever the attempt left running
  } else {
    end.report.status = end_program();
  }
  drain();

  Attempt attempt;
  attempt.limits = limits;
  attempt.standard_output = output_.text();
  attempt.standard_error = errors_.text();
  attempt.output_bytes = output_.bytes() + errors_.bytes();
  judge(attempt, end, journal_.channel());
  auto read = read_journal(journal_.events(), calls);
  attempt.calls = std::move(read.calls);
  if (attempt.outcome == Outcome::finished) {
    if (read.fault.empty() && attempt.calls.size() != calls.size()) read.fault = "it ends too soon";
    if (!read.fault.empty()) {
      attempt.outcome = Outcome::tampered;
      attempt.detail = read.fault;
    }
  }
  return attempt;
}

/// How the attempt ended. What the kernel and our own clocks say comes first; what the subject said
/// about itself only picks between sentences.
void Subject::Session::judge(Attempt& attempt, const End& end,
                             const subject::Channel& channel) const {
  const int status = end.report.status;
  attempt.ignored_main = channel.ignored_main != 0;
  attempt.before_the_call = channel.stage == subject::Stage::not_begun;
  attempt.detail = channel.message;
  switch (end.reason) {
    case Ended::output:
      attempt.outcome = Outcome::output_limit;
      return;
    case Ended::memory:
      attempt.outcome = Outcome::memory_limit;
      return;
    case Ended::processor_time:
    case Ended::wall_time:
    case Ended::idle:
      attempt.outcome = Outcome::time_limit;
      attempt.idle = end.reason == Ended::idle;
      return;
    case Ended::by_itself:
      break;
  }
  if (channel.stop == subject::Stop::journal_full) {
    attempt.outcome = Outcome::placement_limit;
  } else if (WIFSIGNALED(status) && WTERMSIG(status) == SIGXCPU) {
    attempt.outcome = Outcome::time_limit;
  } else if (WIFSIGNALED(status)) {
    attempt.outcome = Outcome::crashed;
    attempt.signal = WTERMSIG(status);
  } else if (WEXITSTATUS(status) == sanitizer_exit_code) {
    attempt.outcome = Outcome::sanitizer;
    attempt.detail = attempt.standard_error;
  } else if (channel.stop == subject::Stop::not_started) {
    attempt.outcome = Outcome::not_started;
  } else if (channel.stop == subject::Stop::exception) {
    attempt.outcome = Outcome::exception;
  } else if (channel.stop == subject::Stop::out_of_memory) {
    attempt.outcome = Outcome::memory_limit;
  } else if (channel.stage != subject::Stage::done || WEXITSTATUS(status) != 0) {
    attempt.outcome = Outcome::left_early;
  } else {
    attempt.outcome = Outcome::finished;
  }
}

Subject::Subject(std::filesystem::path program) : program_(std::move(program)) {}

Subject::~Subject() = default;

Attempt Subject::attempt(std::span<const subject::Call> calls, const Limits& limits) {
  try {
    if (!session_ || !session_->alive()) session_ = std::make_unique<Session>(program_);
    return session_->attempt(calls, limits);
  } catch (const std::exception& error) {
    Attempt attempt;
    attempt.outcome = Outcome::could_not_start;
    attempt.detail = error.what();
    attempt.limits = limits;
    return attempt;
  }
}

}  // namespace kata::judge
