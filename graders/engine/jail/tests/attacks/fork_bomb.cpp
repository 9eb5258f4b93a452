// Starts processes in each way there is, 50 of them where it can.
#include <array>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <sched.h>
#include <spawn.h>
#include <string_view>
#include <sys/syscall.h>
#include <unistd.h>

#include "attack.h"

using namespace kata::jail::testing;

namespace {

constexpr int how_many_children = 50;

void live_as_child() {
  note_success("a child runs");
  sleep(2);
  _exit(0);
}

void multiply(long (*start_process)()) {
  for (int child = 0; child < how_many_children; ++child) {
    if (start_process() == 0) live_as_child();
  }
}

long raw_fork() {
  return fork();
}
long raw_vfork() {
  return syscall(SYS_vfork);
}
long raw_clone() {
  return syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0);
}

/// A thread by its flags, in name spaces of its own.
long clone_with_name_spaces() {
  constexpr unsigned long clone_flags = CLONE_NEWUSER | CLONE_NEWPID | SIGCHLD;
  return syscall(SYS_clone, clone_flags, 0, 0, 0, 0);
}

long raw_clone3() {
  struct {
    std::uint64_t flags, pidfd, child_tid, parent_tid, exit_signal, stack, stack_size, tls;
  } arguments{};
  arguments.exit_signal = SIGCHLD;
  return syscall(SYS_clone3, &arguments, sizeof arguments);
}

void handle(int /*signal*/) {}

}  // namespace

int main(int argc, char* argv[]) {
  const std::string_view way = variant(argc, argv);
  if (way == "fork") multiply(raw_fork);
  if (way == "vfork") multiply(raw_vfork);
  if (way == "clone") multiply(raw_clone);
  if (way == "clone_name_spaces") multiply(clone_with_name_spaces);
  if (way == "clone3") multiply(raw_clone3);
  if (way == "system") note_success_if(std::system("true") == 0, "system()");
  if (way == "ignore_trap") {
    std::signal(SIGSYS, SIG_IGN);
    multiply(raw_clone);
  }
  if (way == "block_trap") {
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, nullptr);
    multiply(raw_clone);
  }
  if (way == "handle_trap") {
    std::signal(SIGSYS, handle);
    multiply(raw_clone);
  }
}
