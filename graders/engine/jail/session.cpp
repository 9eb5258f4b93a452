#include <cerrno>
#include <csignal>
#include <jail/error.h>
#include <jail/session.h>
#include <sys/prctl.h>
#include <unistd.h>

namespace kata::jail {

namespace {

void keep_running(int /*signal*/) {}

}  // namespace

void start_session() {
  if (setsid() >= 0) return;
  // A process group's leader, as started by an interactive shell, cannot start a session. Its group
  // can still be killed as one, and the filters keep it from talking to the terminal.
  if (getpgrp() == getpid()) return;
  throw_system_error("cannot start a session", errno);
}

void reset_signals() {
  for (int number = 1; number <= SIGRTMAX; ++number) {
    // Fails for SIGKILL, SIGSTOP and the signals that the C library keeps for itself.
    std::signal(number, SIG_DFL);
  }
  std::signal(SIGXFSZ, keep_running);  // An exec turns it back to the default action.
  sigset_t none;
  sigemptyset(&none);
  if (sigprocmask(SIG_SETMASK, &none, nullptr) != 0) {
    throw_system_error("cannot unblock signals", errno);
  }
}

void die_with_parent(pid_t parent) {
  if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) {
    throw_system_error("cannot ask for a signal on the parent's death", errno);
  }
  if (getppid() != parent) {
    throw JailError("the parent process ended before the program was started");
  }
}

}  // namespace kata::jail
