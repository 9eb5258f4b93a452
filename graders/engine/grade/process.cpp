#include <attempt/output_pipe.h>
#include <attempt/watch.h>
#include <cerrno>
#include <cstddef>
#include <grade/process.h>
#include <poll.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <system/descriptor.h>
#include <system/spawn.h>
#include <system_error>
#include <unistd.h>

namespace kata::grade {
namespace {

using judge::OutputPipe;

constexpr int status_descriptor = 3;

[[noreturn]] void fail(int error, const std::string& what) {
  throw std::system_error(error, std::generic_category(), what);
}

Descriptor file_with(const std::string& text) {
  Descriptor file(memfd_create("input", MFD_CLOEXEC));
  if (!file) fail(errno, "cannot create memory for an input");
  for (std::size_t written = 0; written < text.size();) {
    const ssize_t size = write(file.number(), text.data() + written, text.size() - written);
    if (size < 0) fail(errno, "cannot write an input");
    written += static_cast<std::size_t>(size);
  }
  lseek(file.number(), 0, SEEK_SET);
  return file;
}

pid_t start(const Command& command, const OutputPipe& output, const OutputPipe& status) {
  const Descriptor input = file_with(command.input);
  return spawn(command.arguments,
               {{input.number(), STDIN_FILENO},
                {output.writing_end(), STDOUT_FILENO},
                {output.writing_end(), STDERR_FILENO},
                {status.writing_end(), status_descriptor}},
               command.folder);
}

/// What the process starts later has them, too.
void limit(pid_t process, const Command& command) {
  const auto set = [&](__rlimit_resource resource, rlim_t most) {
    const rlimit limits{most, most};
    // It may have come to its end already.
    if (most != 0 && prlimit(process, resource, &limits, nullptr) != 0 && errno != ESRCH) {
      fail(errno, "cannot limit " + command.arguments.front());
    }
  };
  set(RLIMIT_AS, command.memory_limit);
  set(RLIMIT_CPU, static_cast<rlim_t>(command.processor_limit.count()));
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
  limit(process, command);
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
  ran.is_cut = output.is_cut();
  ran.status = status.text();
  return ran;
}

}  // namespace kata::grade
