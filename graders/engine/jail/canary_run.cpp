#include <algorithm>
#include <array>
#include <cerrno>
#include <cstddef>
#include <cstdlib>
#include <fcntl.h>
#include <jail/canary.h>
#include <jail/canary_run.h>
#include <jail/error.h>
#include <jail/launch.h>
#include <jail/protocol.h>
#include <sstream>
#include <sys/wait.h>
#include <unistd.h>

namespace kata::jail {
namespace {

struct Pipe {
  Descriptor read_end;
  Descriptor write_end;
};

Pipe make_pipe() {
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) throw_system_error("cannot create a pipe", errno);
  return {Descriptor(ends[0]), Descriptor(ends[1])};
}

std::string read_all(const Descriptor& source) {
  std::string text;
  std::array<char, 4096> buffer{};
  ssize_t count = 0;
  while ((count = read(source.number(), buffer.data(), buffer.size())) > 0) {
    text.append(buffer.data(), static_cast<std::size_t>(count));
  }
  return text;
}

std::vector<std::string> split_lines(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

std::string text_after(std::string_view key, const std::string& line) {
  const std::size_t position = line.find(key);
  return position == std::string::npos ? "" : line.substr(position + key.size());
}

void dup_to(int from, int to) {
  if (dup2(from, to) < 0) throw_system_error("cannot duplicate a descriptor", errno);
}

/// Runs in the child process.
void become_canary(Options options, const char* mode, pid_t parent, const Pipe& output,
                   const Pipe& status) {
  StatusReport report;
  try {
    options.status_descriptor = fcntl(status.write_end.number(), F_DUPFD, canary_descriptor + 1);
    options.program = {"/proc/self/exe", "canary", mode};
    // The canary's words go through standard output; whatever it prints on standard error would
    // only confuse.
    const int null = open("/dev/null", O_RDWR | O_CLOEXEC);
    dup_to(output.write_end.number(), STDOUT_FILENO);
    dup_to(null, STDIN_FILENO);
    dup_to(null, STDERR_FILENO);
    dup_to(null, options.last_descriptor);
    dup_to(null, canary_descriptor);
    setenv(canary_variable, "visible", 1);

    report = arrange_descriptors(options);
    launch_program(options, parent, report);
  } catch (const std::exception& error) {
    report.failed(error.what());
  }
  _exit(jail_failure);
}

}  // namespace

CanaryRun::CanaryRun(const Options& options, const char* mode) {
  Pipe output = make_pipe();
  Pipe status = make_pipe();
  const pid_t parent = getpid();
  const pid_t child = fork();
  if (child < 0) throw_system_error("cannot start the canary", errno);
  if (child == 0) become_canary(options, mode, parent, output, status);

  output.write_end = Descriptor();
  status.write_end = Descriptor();
  read_status(read_all(status.read_end));
  lines_ = split_lines(read_all(output.read_end));
  if (waitpid(child, &wait_status_, 0) < 0) throw_system_error("cannot wait for the canary", errno);
}

void CanaryRun::read_status(const std::string& text) {
  const std::vector<std::string> lines = split_lines(text);
  started_ = lines.size() == 1 && lines.front().starts_with(started_word);
  if (started_) {
    landlock_abi_ = std::atoi(text_after("landlock_abi=", lines.front()).c_str());
    reason_ = text_after("reason=", lines.front());
  } else if (lines.empty()) {
    failure_ = "the canary vanished before it was started";
  } else {
    failure_ = lines.back().substr(std::min(lines.back().size(), failed_word.size() + 1));
  }
}

bool CanaryRun::is_complete() const {
  return started_ && WIFEXITED(wait_status_) && WEXITSTATUS(wait_status_) == EXIT_SUCCESS &&
         !lines_.empty() && lines_.back().starts_with(canary_word::done);
}

bool CanaryRun::was_killed() const {
  return started_ && WIFSIGNALED(wait_status_);
}

bool CanaryRun::refused(std::string_view attempt) const {
  const std::string line = std::string(canary_word::refused) + " " + std::string(attempt);
  return std::find(lines_.begin(), lines_.end(), line) != lines_.end();
}

std::vector<std::string> CanaryRun::allowed() const {
  std::vector<std::string> names;
  const std::string prefix = std::string(canary_word::allowed) + " ";
  for (const std::string& line : lines_) {
    if (line.starts_with(prefix)) names.push_back(line.substr(prefix.size()));
  }
  return names;
}

long CanaryRun::user() const {
  const std::string prefix = std::string(canary_word::user) + " ";
  for (const std::string& line : lines_) {
    if (line.starts_with(prefix)) return std::atol(line.c_str() + prefix.size());
  }
  return -1;
}

}  // namespace kata::jail
