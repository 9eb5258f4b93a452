#include <algorithm>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <limits>
#include <new>
#include <string_view>
#include <subject/channel.h>
#include <subject/runner.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <kata/not_started_error.h>

#ifdef __linux__
#include <sys/prctl.h>
#endif

#ifdef __has_feature
#if __has_feature(address_sanitizer)
#define KATA_ADDRESS_SANITIZER
#endif
#endif
#ifdef __SANITIZE_ADDRESS__
#define KATA_ADDRESS_SANITIZER
#endif

extern "C" int kata_no_main();
extern "C" int kata_students_main() __asm__("__real_main");

namespace kata::subject {
namespace {

Channel* channel = nullptr;

void stop(Stop reason, std::string_view message) {
  channel->stop = reason;
  const std::size_t size = std::min(message.size(), sizeof channel->message - 1);
  std::memcpy(channel->message, message.data(), size);
  channel->message[size] = '\0';
}

void flush_output() {
  std::cout.flush();
  std::fflush(nullptr);
}

[[noreturn]] void leave_with_full_journal() {
  stop(Stop::journal_full, "");
  flush_output();
  _exit(EXIT_FAILURE);
}

#ifdef __linux__
/// The jail sends SIGSYS for what a search does not need. Notes which call it was, and lets it end
/// the process.
void note_forbidden_call(int signal, siginfo_t* info, void*) {
  channel->forbidden_call = info->si_syscall;
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

void watch_forbidden_calls() {
  struct sigaction action = {};
  action.sa_sigaction = note_forbidden_call;
  action.sa_flags = SA_SIGINFO | SA_NODEFER;
  sigaction(SIGSYS, &action, nullptr);
}
#else
void watch_forbidden_calls() {}
#endif

#ifndef KATA_ADDRESS_SANITIZER
const char* stack_begin = nullptr;

/// An access far down the stack fails only where the stack may not grow any further: notes that,
/// and lets the signal end the process.
void note_full_stack(int signal, siginfo_t* info, void*) {
  constexpr std::ptrdiff_t least = 1 << 20;
  constexpr std::ptrdiff_t most = 128 << 20;
  const std::ptrdiff_t depth = stack_begin - static_cast<const char*>(info->si_addr);
  if (depth > least && depth < most) stop(Stop::stack_full, "");
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

/// The handler has a stack of its own: on the full one there is no room for it.
void watch_stack() {
  static char room[32 << 10];
  stack_begin = static_cast<const char*>(__builtin_frame_address(0));
  stack_t stack = {};
  stack.ss_sp = room;
  stack.ss_size = sizeof room;
  sigaltstack(&stack, nullptr);
  struct sigaction action = {};
  action.sa_sigaction = note_full_stack;
  action.sa_flags = SA_SIGINFO | SA_NODEFER | SA_ONSTACK;
  sigaction(SIGSEGV, &action, nullptr);
}
#else
void watch_stack() {}  // AddressSanitizer does
#endif

bool map_channel() {
  // Asks for its end rather than with fstat, which newer C libraries make a call that the jail
  // refuses.
  const off_t size = lseek(channel_descriptor, 0, SEEK_END);
  if (size < static_cast<off_t>(sizeof(Channel))) return false;
  void* mapped = mmap(nullptr, static_cast<std::size_t>(size), PROT_READ | PROT_WRITE, MAP_SHARED,
                      channel_descriptor, 0);
  if (mapped == MAP_FAILED) return false;
  channel = static_cast<Channel*>(mapped);
  return channel->magic == Channel::expected_magic;
}

void run_calls() {
  char* const memory = reinterpret_cast<char*>(channel);
  const auto calls = decode({memory + sizeof(Channel), channel->input_size});
  Journal journal(reinterpret_cast<Event*>(memory + channel->journal_offset),
                  channel->journal_capacity, channel->journal_count, leave_with_full_journal);
  channel->stage = Stage::in_function;
  for (std::size_t i = 0; i < calls.size(); ++i) {
    journal.append({EventKind::call, 0, 0, static_cast<std::int32_t>(i)});
    run_call(calls[i], journal);
  }
  channel->stage = Stage::done;
}

/// One attempt; ends the process.
[[noreturn]] void attempt() {
  watch_forbidden_calls();
  watch_stack();
  // Volatile: an optimiser takes two names for two functions, but the linker may make them one.
  int (*volatile const linked_main)() = kata_students_main;
  channel->ignored_main = linked_main == kata_no_main ? 0 : 1;
  try {
    run_calls();
  } catch (const NotStarted&) {
    stop(Stop::not_started, "");
  } catch (const std::bad_alloc&) {
    stop(Stop::out_of_memory, "");
  } catch (const std::exception& error) {
    const char* const what = error.what();
    stop(Stop::exception, what == nullptr ? "" : what);
  } catch (...) {
    stop(Stop::exception, "");
  }
  flush_output();
  _exit(EXIT_SUCCESS);
}

void limit(int resource, rlim_t soft, rlim_t hard) {
  const rlimit limits = {soft, hard};
  setrlimit(static_cast<__rlimit_resource>(resource), &limits);
}

bool report(const Report& report) {
  return write(control_descriptor, &report, sizeof report) == static_cast<ssize_t>(sizeof report);
}

/// Starts an attempt as a child of its own and reports its start and its end.
bool serve_one() {
  const pid_t child = fork();
  if (child < 0) return false;
  if (child == 0) {
    setpgid(0, 0);
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
    close(control_descriptor);
    limit(RLIMIT_CPU, channel->cpu_seconds, channel->cpu_seconds + 1);
    limit(RLIMIT_CORE, 0, 0);
    attempt();
  }
  setpgid(child, child);
  Report result;
  result.process = child;
  if (!report(result)) return false;
  int status = 0;
  rusage usage = {};
  if (wait4(child, &status, 0, &usage) != child) return false;
  result.ended = 1;
  result.status = status;
  const auto microseconds = [](const timeval& time) {
    return time.tv_sec * 1'000'000LL + time.tv_usec;
  };
  result.cpu_microseconds = microseconds(usage.ru_utime) + microseconds(usage.ru_stime);
  return report(result);
}

/// A practising student's checks start the program once and try every board in a fresh child of it:
/// starting a sanitized program takes far longer than a fork.
int serve() {
  char order = 0;
  while (read(control_descriptor, &order, 1) == 1) {
    if (!serve_one()) return EXIT_FAILURE;
  }
  return EXIT_SUCCESS;
}

}  // namespace

void returned(Journal& journal, std::uint64_t reads) {
  constexpr auto most = static_cast<std::uint64_t>(std::numeric_limits<std::int32_t>::max());
  journal.append({EventKind::returned, 0, 0, static_cast<std::int32_t>(std::min(reads, most))});
}

}  // namespace kata::subject

/// Where a subject starts; the linker option --wrap=main leads here, whatever `main` a student
/// wrote.
// NOLINTNEXTLINE(bugprone-reserved-identifier, readability-identifier-naming): the linker's name
extern "C" int __wrap_main(int argc, char** argv) {
  using namespace kata::subject;
  const std::string_view mode = argc > 1 ? argv[1] : "";
  if ((mode != "serve" && mode != "once") || !map_channel()) {
    std::cerr
        << "This program is started by the checks. To try your solution by hand, run the program of the\n"
           "same name in build/bin.\n";
    return 2;
  }
  if (mode == "serve") return serve();
  attempt();
}
