#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstring>
#include <fcntl.h>
#include <ladder/student.h>
#include <poll.h>
#include <stdexcept>
#include <sys/socket.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace kata::ladder {
namespace {

constexpr std::chrono::seconds patience_of_a_try(10);
constexpr std::chrono::seconds patience_of_a_measurement(60);

/// What the child does between fork and exec.
[[noreturn]] void become(const char* program, int socket) {
  const int nothing = open("/dev/null", O_RDWR);
  for (const int standard : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) dup2(nothing, standard);
  if (socket == socket_descriptor) {
    fcntl(socket, F_SETFD, 0);
  } else {
    dup2(socket, socket_descriptor);
  }
  execl(program, program, static_cast<char*>(nullptr));
  _exit(127);
}

}  // namespace

Student::Student(std::string exercise, std::filesystem::path program)
    : Climber("your " + exercise, true),
      exercise_(std::move(exercise)),
      program_(std::move(program)) {}

Student::~Student() {
  stop();
}

void Student::start() {
  std::array<int, 2> ends{};
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) {
    throw std::system_error(errno, std::generic_category(), "cannot make a socket");
  }
  const std::string program = program_.string();
  process_ = fork();
  if (process_ < 0)
    throw std::system_error(errno, std::generic_category(), "cannot start a process");
  if (process_ == 0) become(program.c_str(), ends[1]);
  close(ends[1]);
  socket_ = ends[0];
}

void Student::stop() {
  if (process_ <= 0) return;
  close(socket_);
  kill(process_, SIGKILL);
  waitpid(process_, nullptr, 0);
  process_ = 0;
}

std::string Student::how_it_ended() {
  int status = 0;
  waitpid(process_, &status, 0);
  process_ = 0;
  close(socket_);
  const std::string next = " The checks tell where: ctest --test-dir build -L " + exercise_ + ".";
  if (WIFSIGNALED(status))
    return "It crashed (" + std::string(strsignal(WTERMSIG(status))) + ")." + next;
  if (WEXITSTATUS(status) == 127) return "It could not be started.";
  return "It left the program before the board was solved." + next;
}

Answer Student::ask(const BoardSet& set, std::uint32_t passes, std::chrono::milliseconds patience) {
  if (process_ <= 0) start();
  Request request{static_cast<std::uint32_t>(set.boards.size()), passes, {}};
  for (std::size_t i = 0; i < set.boards.size(); ++i) {
    std::copy(set.boards[i].begin(), set.boards[i].end(), request.boards[i].begin());
  }
  Answer answer;
  const bool sent =
      send(socket_, &request, sizeof request, MSG_NOSIGNAL) == static_cast<ssize_t>(sizeof request);
  pollfd waiting{socket_, POLLIN, 0};
  if (sent && poll(&waiting, 1, static_cast<int>(patience.count())) == 0) {
    stop();
    throw std::runtime_error("It was stopped after " +
                             std::to_string(patience / std::chrono::seconds(1)) + " seconds.");
  }
  if (!sent ||
      recv(socket_, &answer, sizeof answer, MSG_WAITALL) != static_cast<ssize_t>(sizeof answer)) {
    throw std::runtime_error(how_it_ended());
  }
  if (answer.reply == Reply::not_started) throw std::runtime_error("It is not started.");
  if (answer.reply == Reply::exception) {
    answer.message.back() = '\0';
    throw std::runtime_error("It threw an exception: " + std::string(answer.message.data()));
  }
  return answer;
}

std::string Student::try_out(const BoardSet& set) {
  try {
    const Answer answer = ask(set, 1, patience_of_a_try);
    for (std::size_t i = 0; i < set.boards.size(); ++i) {
      const bool says_yes = (answer.solved >> i & 1u) != 0;
      if (says_yes &&
          is_solution(set.boards[i], {answer.boards[i].data(), answer.boards[i].size()}))
        continue;
      return std::string(says_yes ? "What it leaves is no solution"
                                  : "It says there is no solution") +
             " of board " + std::to_string(i + 1) + ": " + std::string(set.boards[i]);
    }
    return "";
  } catch (const std::runtime_error& error) {
    return error.what();
  }
}

std::int64_t Student::time(const BoardSet& set, std::uint32_t passes) {
  return ask(set, passes, patience_of_a_measurement).nanoseconds;
}

}  // namespace kata::ladder
