#include <attempt/journal_reader.h>
#include <attempt/subject.h>
#include <chrono>
#include <signal.h>
#include <sys/wait.h>
#include <utility>

namespace kata::judge {
namespace {

constexpr int sanitizer_exit_code = 97;

/// How the attempt ended. What the kernel and our own clocks say comes first; what the subject said
/// about itself only picks between sentences.
void judge(Attempt& attempt, const End& end, const subject::Channel& channel) {
  attempt.ignored_main = channel.ignored_main != 0;
  attempt.before_the_call = channel.stage == subject::Stage::not_begun;
  attempt.detail = channel.message;
  switch (end.reason) {
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
  const int status = end.status;
  if (channel.stop == subject::Stop::journal_full) {
    attempt.outcome = Outcome::placement_limit;
  } else if (WIFSIGNALED(status) && WTERMSIG(status) == SIGXCPU) {
    attempt.outcome = Outcome::time_limit;
  } else if (WIFSIGNALED(status) && WTERMSIG(status) == SIGSYS) {
    attempt.outcome = Outcome::forbidden;
    attempt.forbidden_call = channel.forbidden_call;
  } else if (WIFSIGNALED(status)) {
    attempt.outcome = Outcome::crashed;
    attempt.signal = WTERMSIG(status);
    attempt.stack_full = channel.stop == subject::Stop::stack_full;
  } else if (WEXITSTATUS(status) == sanitizer_exit_code) {
    attempt.outcome = Outcome::sanitizer;
    attempt.detail = attempt.standard_error.text;
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

Attempt make_attempt(Launcher& launcher, Channels& channels, std::span<const subject::Call> calls,
                     const Limits& limits) {
  channels.clear();
  const auto cpu_seconds =
      std::chrono::ceil<std::chrono::seconds>(limits.most_processor_time()).count();
  channels.journal.prepare(subject::encode(calls), limits.events,
                           static_cast<unsigned>(cpu_seconds) + 1);
  const End end = launcher.run(channels, limits);
  channels.drain();

  Attempt attempt;
  attempt.limits = limits;
  attempt.processor_time = end.computed;
  attempt.standard_output = {channels.output.text(), channels.output.bytes()};
  attempt.standard_error = {channels.errors.text(), channels.errors.bytes()};
  judge(attempt, end, channels.journal.channel());
  auto read = read_journal(channels.journal.events(), calls);
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

}  // namespace

void Channels::drain() {
  output.drain();
  errors.drain();
}

void Channels::clear() {
  output.clear();
  errors.clear();
}

Subject::Subject(std::filesystem::path program)
    : Subject(make_serving_launcher(std::move(program))) {}

Subject::Subject(std::unique_ptr<Launcher> launcher) : launcher_(std::move(launcher)) {}

Subject::~Subject() = default;

Attempt Subject::attempt(std::span<const subject::Call> calls, const Limits& limits) {
  try {
    if (!channels_) channels_ = std::make_unique<Channels>();
    return make_attempt(*launcher_, *channels_, calls, limits);
  } catch (const std::exception& error) {
    Attempt attempt;
    attempt.outcome = Outcome::could_not_start;
    attempt.detail = error.what();
    attempt.limits = limits;
    return attempt;
  }
}

}  // namespace kata::judge
