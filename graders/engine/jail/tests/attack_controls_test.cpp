// The same attacks without the jail, where they do no harm: an attack that cannot succeed anywhere
// would prove nothing about the jail.

#include <fcntl.h>
#include <jail/tests/jail_test.h>
#include <string>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kata::jail::testing {
namespace {

using ::testing::HasSubstr;

class AttackControlTest : public JailTest {
 protected:
  /// What the attack notes when it runs freely.
  std::string successes_without_jail(const std::string& program, const std::string& variant = "") {
    const int shared = memfd_create("case", 0);
    EXPECT_EQ(ftruncate(shared, sizeof(AttackCase)), 0);
    auto* const attack = static_cast<AttackCase*>(
        mmap(nullptr, sizeof(AttackCase), PROT_READ | PROT_WRITE, MAP_SHARED, shared, 0));
    *attack = attack_case(program);
    const pid_t child = fork();
    if (child == 0) {
      dup2(shared, AttackCase::given_descriptor);
      if (chdir("/") != 0) _exit(92);
      execl(test_program(program).c_str(), program.c_str(), variant.c_str(), nullptr);
      _exit(93);
    }
    int status = 0;
    EXPECT_EQ(waitpid(child, &status, 0), child);
    EXPECT_EQ(status, 0);
    std::string successes = attack->successes;
    munmap(attack, sizeof(AttackCase));
    close(shared);
    return successes;
  }
};

TEST_F(AttackControlTest, HiddenFilesCanBeReadWithoutTheJail) {
  EXPECT_THAT(successes_without_jail("read_hidden"), HasSubstr(nonce()));
  EXPECT_THAT(successes_without_jail("read_hidden", "status"), HasSubstr("AT_EMPTY_PATH"));
}

TEST_F(AttackControlTest, TheJudgesMemoryCanBeReadWithoutTheJail) {
  // The kernel module Yama restricts this on many systems: then it is no control.
  if (access("/proc/sys/kernel/yama/ptrace_scope", F_OK) == 0) GTEST_SKIP();
  EXPECT_THAT(successes_without_jail("judge_memory", "process_vm_readv"),
              HasSubstr("process_vm_readv"));
  EXPECT_THAT(successes_without_jail("judge_memory", "proc_mem"), HasSubstr("proc_mem"));
}

TEST_F(AttackControlTest, TheJudgeCanBeSignalledWithoutTheJail) {
  EXPECT_THAT(successes_without_jail("judge_signals", "kill_0"), HasSubstr("kill_0"));
}

TEST_F(AttackControlTest, SocketsCanBeMadeWithoutTheJail) {
  EXPECT_THAT(successes_without_jail("network", "bind"), HasSubstr("bind"));
}

TEST_F(AttackControlTest, TheEnvironmentIsSeenWithoutTheJail) {
  setenv("FAKE_TOKEN", nonce().c_str(), 1);
  EXPECT_THAT(successes_without_jail("environment"), HasSubstr(nonce()));
  unsetenv("FAKE_TOKEN");
}

TEST_F(AttackControlTest, AProgramInTheJournalCanBeExecutedWithoutTheFilter) {
  const Outcome outcome = run("execute", "journal_directly", Layers::only_landlock);
  EXPECT_EQ(outcome.exit_code(), 77) << "Landlock does not cover memory files";
}

}  // namespace
}  // namespace kata::jail::testing
