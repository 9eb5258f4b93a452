// The jail as a program: its command line, how it says that it failed, and how it ends.

#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <jail/protocol.h>
#include <jail/tests/jail_test.h>
#include <string>
#include <sys/stat.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kata::jail::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

/// Carries a process number from a child to its parent.
class Pipe {
 public:
  Pipe() { EXPECT_EQ(pipe2(ends_, O_CLOEXEC), 0); }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;
  ~Pipe() {
    close(ends_[0]);
    close(ends_[1]);
  }

  void send(pid_t process) const {
    if (write(ends_[1], &process, sizeof process) != sizeof process) _exit(94);
  }
  pid_t receive() const {
    pid_t process = -1;
    EXPECT_EQ(read(ends_[0], &process, sizeof process), static_cast<ssize_t>(sizeof process));
    return process;
  }

 private:
  int ends_[2] = {-1, -1};
};

class LaunchTest : public JailTest {
 protected:
  static void expect_refusal(const Outcome& outcome, const std::string& reason) {
    EXPECT_FALSE(outcome.started());
    EXPECT_EQ(outcome.exit_code(), jail_failure);
    EXPECT_THAT(outcome.errors, StartsWith(message_prefix.data()));
    EXPECT_THAT(outcome.errors, HasSubstr(reason));
    EXPECT_EQ(outcome.output, "");
  }
};

TEST_F(LaunchTest, SaysWhatIsWrongWithTheCommandLine) {
  const auto without_status = [](std::vector<std::string> arguments) {
    return JailedProcess(std::move(arguments)).without_status().run();
  };
  expect_refusal(without_status({"fly"}), "unknown command \"fly\"");
  expect_refusal(without_status({"run"}), "no program given");
  expect_refusal(without_status({"run", "--cpu-seconds", "soon", "--", "x"}),
                 "--cpu-seconds expects a number");
  expect_refusal(without_status({"run", "--cpu-seconds"}), "--cpu-seconds expects a value");
  expect_refusal(without_status({"run", "--write", "/tmp", "--", "x"}),
                 "unknown option \"--write\"");
  expect_refusal(without_status({"run", "--require", "perfect", "--", "x"}), "--require expects");
  expect_refusal(without_status({"run", "--uid", "0", "--", "x"}), "root");
  expect_refusal(without_status({"run", "--status-fd", "3", "--", "x"}), "--status-fd");
  expect_refusal(without_status({"run", "--env", "NAME", "--", "x"}), "--env expects NAME=VALUE");
}

TEST_F(LaunchTest, ReportsAProgramThatCannotBeStarted) {
  const auto run_file = [](const std::string& path) {
    return JailedProcess({"run", "--", path}).run();
  };
  expect_refusal(run_file("/no/such/program"), "cannot open the program /no/such/program");
  expect_refusal(run_file(hidden_file()), "is not a program for this machine");
  expect_refusal(run_file("/bin/sh"), "is linked dynamically");
}

TEST_F(LaunchTest, ReportsAnIsolationBelowTheRequiredLevel) {
  const Outcome outcome = JailedProcess({"run", "--without", "landlock", "--require", "full", "--",
                                         test_program("plain")})
                              .run();
  expect_refusal(outcome, "isolation is strong, required is full");
  EXPECT_THAT(outcome.status, StartsWith(failed_word.data()));
}

TEST_F(LaunchTest, RefusesToRunWithoutTheFilterUnlessTold) {
  expect_refusal(JailedProcess({"run", "--without", "seccomp", "--", test_program("plain")}).run(),
                 "isolation is reduced, required is strong");
}

TEST_F(LaunchTest, RefusesWhenTheKernelRefusesALayer) {
  const auto with_refused = [](const std::string& layer) {
    return JailedProcess({"run", "--", test_program("plain")}).refuse_calls_of(layer).run();
  };
  expect_refusal(with_refused("seccomp"), "seccomp unavailable");
  const Outcome without_landlock = with_refused("landlock");
  EXPECT_THAT(without_landlock.status, HasSubstr("isolation=strong"));
  EXPECT_THAT(without_landlock.status, HasSubstr("Landlock unavailable"));
  EXPECT_EQ(without_landlock.exit_code(), 7);
}

TEST_F(LaunchTest, AProgramCannotPassForAFailureOfTheJail) {
  const Outcome outcome = run("imitate_jail", "", Layers::all);
  EXPECT_EQ(outcome.exit_code(), jail_failure);
  EXPECT_THAT(outcome.errors, StartsWith(message_prefix.data()));
  EXPECT_TRUE(outcome.started()) << "only the status descriptor tells the two apart";
}

TEST_F(LaunchTest, TheProgramDiesWithItsJudge) {
  const Pipe announcement;
  const pid_t judge = fork();
  ASSERT_GE(judge, 0);
  if (judge == 0) {
    const pid_t program = fork();
    if (program == 0) {
      const std::string path = test_program("idle");
      execl(KATA_JAIL, "kata_jail", "run", "--", path.c_str(), nullptr);
      _exit(93);
    }
    announcement.send(program);
    std::this_thread::sleep_for(std::chrono::milliseconds(300));
    raise(SIGKILL);
  }
  const pid_t program = announcement.receive();
  EXPECT_EQ(waitpid(judge, nullptr, 0), judge);
  // The kernel hands the orphan to this process.
  int status = 0;
  pid_t ended = 0;
  for (int tries = 0; tries < 500 && ended == 0; ++tries) {
    ended = waitpid(program, &status, WNOHANG);
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  if (ended == 0) {
    kill(program, SIGKILL);
    waitpid(program, nullptr, 0);
  }
  ASSERT_EQ(ended, program) << "the program outlived its judge";
  EXPECT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
}

TEST_F(LaunchTest, InheritedSignalSettingsAreUndone) {
  std::signal(SIGXCPU, SIG_IGN);
  const Outcome outcome = run("endless_loop", "", Layers::all, {"--cpu-seconds", "1"});
  std::signal(SIGXCPU, SIG_DFL);
  EXPECT_EQ(outcome.signal(), SIGXCPU);
}

}  // namespace
}  // namespace kata::jail::testing
