#include <ostream>
#include <replay/keyboard.h>
#include <replay/terminal_guard.h>
#include <unistd.h>

namespace kata::replay {
namespace {

constexpr char hide_cursor[] = "\x1b[?25l";
constexpr char restore_terminal[] = "\x1b[0m\x1b[?25h";

// Only what a signal handler may do: write(), tcsetattr() and raise(). The handler was reset to the
// default when it was entered (SA_RESETHAND), so raising ends the program the way the shell
// expects.
void restore_and_raise(int signal) {
  const auto ignored = write(STDOUT_FILENO, restore_terminal, sizeof restore_terminal - 1);
  static_cast<void>(ignored);
  Keyboard::give_back();
  raise(signal);
}

/// Leaves a signal alone that is ignored, as under nohup.
void handle(int signal, struct sigaction& before) {
  sigaction(signal, nullptr, &before);
  if ((before.sa_flags & SA_SIGINFO) == 0 && before.sa_handler == SIG_IGN) return;
  struct sigaction action {};
  action.sa_handler = restore_and_raise;
  action.sa_flags = static_cast<int>(SA_RESETHAND);  // the macro is unsigned
  sigemptyset(&action.sa_mask);
  sigaction(signal, &action, nullptr);
}

}  // namespace

TerminalGuard::TerminalGuard(std::ostream& out) : out_(out) {
  handle(SIGINT, interrupt_);
  handle(SIGTERM, terminate_);
  out_ << hide_cursor;
}

TerminalGuard::~TerminalGuard() {
  out_ << restore_terminal;
  out_.flush();
  sigaction(SIGINT, &interrupt_, nullptr);
  sigaction(SIGTERM, &terminate_, nullptr);
}

}  // namespace kata::replay
