#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <front_door/job.h>
#include <poll.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>

namespace kata::front_door {

Job::Job(const std::vector<std::string>& words) {
  int ends[2];
  if (pipe(ends) != 0)
    throw std::system_error(errno, std::generic_category(), "cannot make a pipe");
  for (const int end : ends) fcntl(end, F_SETFD, FD_CLOEXEC);
  std::vector<char*> arguments;
  for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  process_ = fork();
  if (process_ == 0) {
    setpgid(0, 0);  // so that it can be ended with all that it has started
    dup2(open("/dev/null", O_RDONLY), STDIN_FILENO);
    dup2(ends[1], STDOUT_FILENO);
    dup2(ends[1], STDERR_FILENO);
    execvp(arguments.front(), arguments.data());
    _exit(127);
  }
  const int error = errno;
  close(ends[1]);
  output_ = ends[0];
  if (process_ < 0) {
    close(output_);
    throw std::system_error(error, std::generic_category(), "cannot run " + words.front());
  }
  setpgid(process_, process_);
  fcntl(output_, F_SETFL, O_NONBLOCK);
}

Job::~Job() {
  if (exit_code_ < 0) {
    kill(-process_, SIGTERM);
    waitpid(process_, nullptr, 0);
    // What it had started tidies up, and must not meet what starts next.
    for (int looks = 0; kill(-process_, 0) == 0 && looks < 2000; ++looks) usleep(1000);
  }
  close(output_);
}

void Job::finish() {
  while (goes_on()) {
    pollfd output{output_, POLLIN, 0};
    poll(&output, 1, -1);
  }
}

bool Job::goes_on() {
  if (exit_code_ >= 0) return false;
  char piece[4096];
  ssize_t size = 0;
  while ((size = read(output_, piece, sizeof piece)) > 0) {
    printed_.append(piece, static_cast<std::size_t>(size));
  }
  if (size < 0 && (errno == EAGAIN || errno == EINTR)) return true;
  int status = 0;
  waitpid(process_, &status, 0);
  exit_code_ = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  return false;
}

}  // namespace kata::front_door
