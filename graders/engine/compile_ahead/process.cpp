#include <cerrno>
#include <compile_ahead/process.h>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <memory>
#include <sys/wait.h>
#include <system/spawn.h>
#include <system_error>
#include <unistd.h>

namespace kata::ahead {
namespace {

constexpr int cannot_be_started = 127;

/// Waits for a process.
int status_of(pid_t process) {
  int status = 0;
  while (waitpid(process, &status, 0) < 0 && errno == EINTR) {
  }
  return status;
}

int exit_code(int status) {
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

std::string content(std::FILE* file) {
  std::string text;
  std::rewind(file);
  char piece[4096];
  while (const std::size_t size = std::fread(piece, 1, sizeof piece, file)) {
    text.append(piece, size);
  }
  return text;
}

}  // namespace

void become(const std::vector<std::string>& words) {
  std::vector<char*> arguments;
  for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  execvp(arguments.front(), arguments.data());
  std::fprintf(stderr, "cannot run %s: %s\n", arguments.front(), std::strerror(errno));
  _exit(cannot_be_started);
}

Ended run_quietly(const std::vector<std::string>& words) try {
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> output(std::tmpfile(), std::fclose);
  if (!output) return {cannot_be_started, false, std::strerror(errno)};
  const int theirs = fileno(output.get());
  const int status = status_of(spawn(words, {{theirs, STDOUT_FILENO}, {theirs, STDERR_FILENO}}));
  return {exit_code(status), WIFSIGNALED(status), content(output.get())};
} catch (const std::system_error& error) {
  return {cannot_be_started, false, error.what()};
}

int run(const std::vector<std::string>& words) try {
  return exit_code(status_of(spawn(words, {})));
} catch (const std::system_error& error) {
  std::fprintf(stderr, "%s\n", error.what());
  return cannot_be_started;
}

bool go_on_in_the_background() {
  if (fork() != 0) return false;
  setsid();
  // Whoever started the build waits until nobody holds its pipes any more.
  const int nothing = open("/dev/null", O_RDWR);
  for (const int standard : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) dup2(nothing, standard);
  const long most = sysconf(_SC_OPEN_MAX);
  for (int other = STDERR_FILENO + 1; other < (most < 0 || most > 1024 ? 1024 : most); ++other) {
    close(other);
  }
  static_cast<void>(nice(10));
  return true;
}

}  // namespace kata::ahead
