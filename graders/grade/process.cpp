#include <cerrno>
#include <fcntl.h>
#include <grade/process.h>
#include <judge/attempt/output_pipe.h>
#include <judge/attempt/watch.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>

namespace kata::grade {
namespace {

using judge::Descriptor;
using judge::OutputPipe;

constexpr int status_descriptor = 3;

[[noreturn]] void fail(int error, const std::string& what) {
  throw std::system_error(error, std::generic_category(), what);
}

/// Out of the way of the low numbers that descriptors are moved to.
Descriptor moved_up(int number) {
  Descriptor moved(fcntl(number, F_DUPFD_CLOEXEC, 20));
  if (!moved) fail(errno, "cannot duplicate a descriptor");
  return moved;
}

Descriptor file_with(const std::string& text) {
  const Descriptor file(memfd_create("input", MFD_CLOEXEC));
  if (!file) fail(errno, "cannot create memory for an input");
  for (std::size_t written = 0; written < text.size();) {
    const ssize_t size = write(file.number(), text.data() + written, text.size() - written);
    if (size < 0) fail(errno, "cannot write an input");
    written += static_cast<std::size_t>(size);
  }
  lseek(file.number(), 0, SEEK_SET);
  return moved_up(file.number());
}

pid_t start(const Command& command, const OutputPipe& output, const OutputPipe& status) {
  const Descriptor input = file_with(command.input);
  const Descriptor report = moved_up(status.writing_end());
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, input.number(), STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, output.writing_end(), STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, output.writing_end(), STDERR_FILENO);
  posix_spawn_file_actions_adddup2(&actions, report.number(), status_descriptor);
  if (!command.folder.empty()) {
    posix_spawn_file_actions_addchdir_np(&actions, command.folder.c_str());
  }
  std::vector<std::string> words = command.arguments;
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  pid_t process = -1;
  const int error =
      posix_spawn(&process, arguments.front(), &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  if (error != 0) fail(error, "cannot run " + command.arguments.front());
  return process;
}

void end(pid_t process) {
  kill(-process, SIGKILL);  // the jail leads a group of its own
  kill(process, SIGKILL);
}

}  // namespace

Ran run(const Command& command) {
  OutputPipe output;
  OutputPipe status;
  const pid_t process = start(command, output, status);
  const Descriptor ended = judge::watch_process(process);
  const auto deadline = std::chrono::steady_clock::now() + command.time_limit;
  Ran ran;
  while (!judge::has_ended(process)) {
    pollfd polled[] = {{ended.number(), POLLIN, 0}, {output.reading_end(), POLLIN, 0}};
    poll(polled, 2, static_cast<int>(judge::pause_between_looks(ended).count()));
    output.drain();
    if (ran.out_of_time || ran.flooded) continue;
    ran.out_of_time = std::chrono::steady_clock::now() > deadline;
    ran.flooded = output.bytes() > command.output_limit;
    if (ran.out_of_time || ran.flooded) end(process);
  }
  kill(-process, SIGKILL);  // whatever it left running
  int code = 0;
  waitpid(process, &code, 0);
  output.drain();
  status.drain();
  ran.exit_code = WIFEXITED(code) ? WEXITSTATUS(code) : 128 + WTERMSIG(code);
  ran.output = output.text();
  ran.status = status.text();
  return ran;
}

}  // namespace kata::grade
