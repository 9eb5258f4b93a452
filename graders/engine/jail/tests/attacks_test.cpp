// Attacks that either are refused quietly or end the attacker with a signal. Each is made with all
// layers in place, and with the one layer alone that has to hold it.

#include <algorithm>
#include <csignal>
#include <fcntl.h>
#include <iterator>
#include <jail/tests/jail_test.h>
#include <ostream>
#include <string>
#include <unistd.h>
#include <vector>

#include <gtest/gtest.h>

namespace kata::jail::testing {
namespace {

enum class End {
  refused,
  killed,
  killed_or_unknown,  ///< by the filter, or by a kernel that has no such calls
};

struct Attack {
  std::string program;
  std::string variant;
  End end;
  /// Whether Landlock must hold this attack without the system call filter.
  bool landlock_holds = false;
};

void PrintTo(const Attack& attack, std::ostream* stream) {
  *stream << attack.program << " " << attack.variant;
}

constexpr bool is_held_by_landlock = true;

const std::vector<Attack> all_attacks = {
    {"read_hidden", "", End::refused, is_held_by_landlock},
    {"read_hidden", "status", End::refused},
    {"read_hidden", "other_calls", End::killed},
    {"write_files", "", End::refused, is_held_by_landlock},
    {"write_files", "attributes", End::refused},
    {"fill_disk", "", End::refused},
    {"own_binary", "", End::refused},
    {"leaked_descriptors", "", End::refused, is_held_by_landlock},
    {"environment", "", End::refused, is_held_by_landlock},
    {"forge_judge_output", "", End::refused, is_held_by_landlock},
    {"raise_limits", "", End::refused},
    {"before_main", "", End::killed},

    {"fork_bomb", "fork", End::killed},
    {"fork_bomb", "vfork", End::killed},
    {"fork_bomb", "clone", End::killed},
    {"fork_bomb", "clone_name_spaces", End::killed},
    {"fork_bomb", "clone3", End::refused},
    {"fork_bomb", "system", End::killed},
    {"fork_bomb", "ignore_trap", End::killed},
    {"fork_bomb", "block_trap", End::killed},
    {"fork_bomb", "handle_trap", End::refused},
    {"daemon", "", End::killed},
    {"daemon", "setsid", End::killed},
    {"daemon", "setpgid", End::killed},

    {"execute", "shell", End::killed},
    {"execute", "itself", End::killed},
    {"execute", "proc_self_exe", End::killed},
    {"execute", "journal", End::refused},
    {"execute", "journal_directly", End::killed},

    {"network", "connect", End::killed},
    {"network", "bind", End::killed},
    {"network", "datagram", End::killed},
    {"network", "socket_pair", End::killed},
    {"network", "netlink", End::killed},
    {"network", "io_uring", End::killed},

    {"judge_memory", "proc_mem", End::refused, is_held_by_landlock},
    {"judge_memory", "process_vm_readv", End::killed},
    {"judge_memory", "process_vm_writev", End::killed},
    {"judge_memory", "ptrace", End::killed},
    {"judge_memory", "pidfd_open", End::killed},
    {"judge_memory", "pidfd_getfd", End::killed},

    {"judge_signals", "kill", End::killed},
    {"judge_signals", "kill_0", End::killed},
    {"judge_signals", "kill_group", End::killed},
    {"judge_signals", "kill_own_group", End::killed},
    {"judge_signals", "tgkill", End::killed},
    {"judge_signals", "tkill", End::killed},
    {"judge_signals", "sigqueue", End::killed},
    {"judge_signals", "setpriority", End::refused},
    {"judge_signals", "lower_limit", End::refused},
    {"judge_signals", "read_limit", End::refused},
    {"judge_signals", "pin", End::refused},

#ifdef KATA_HAS_FOREIGN_CALLS
    {"foreign_calls", "int80_getpid", End::killed_or_unknown},
    {"foreign_calls", "int80_fork", End::killed_or_unknown},
    {"foreign_calls", "x32_getpid", End::killed},
    {"foreign_calls", "x32_execve", End::killed},
#endif

    {"kernel_interfaces", "unshare", End::killed},
    {"kernel_interfaces", "mount", End::killed},
    {"kernel_interfaces", "chroot", End::killed},
    {"kernel_interfaces", "bpf", End::killed},
    {"kernel_interfaces", "perf", End::killed},
    {"kernel_interfaces", "userfaultfd", End::killed},
    {"kernel_interfaces", "keyctl", End::killed},
};

std::string name_of(const ::testing::TestParamInfo<Attack>& info) {
  return info.param.program + (info.param.variant.empty() ? "" : "_" + info.param.variant);
}

class AttackTest : public JailTest, public ::testing::WithParamInterface<Attack> {
 protected:
  void SetUp() override {
    JailTest::SetUp();
    // Something that a careless judge might leave around.
    setenv("FAKE_TOKEN", nonce().c_str(), 1);
    leaked_ = open(hidden_file().c_str(), O_RDONLY);
    ASSERT_GE(dup2(leaked_, leaked_descriptor), 0);
    own_file_ = read_file(test_program(GetParam().program));
  }

  void TearDown() override {
    EXPECT_EQ(read_file(test_program(GetParam().program)), own_file_) << "the program was changed";
    unsetenv("FAKE_TOKEN");
    close(leaked_);
    close(leaked_descriptor);
    JailTest::TearDown();
  }

  void expect_end(const Outcome& outcome) const {
    expect_held(outcome, nonce());
    if (GetParam().end == End::killed) {
      EXPECT_EQ(outcome.signal(), SIGSYS);
    } else if (GetParam().end == End::killed_or_unknown) {
      EXPECT_TRUE(outcome.signal() == SIGSYS || outcome.signal() == SIGSEGV) << outcome.signal();
    } else {
      EXPECT_EQ(outcome.exit_code(), 0) << "signal " << outcome.signal();
    }
    EXPECT_FALSE(outcome.ran_out_of_time);
  }

 private:
  static constexpr int leaked_descriptor = 50;
  int leaked_ = -1;
  std::string own_file_;
};

TEST_P(AttackTest, IsHeldByAllLayers) {
  expect_end(run(GetParam().program, GetParam().variant, Layers::all));
}

TEST_P(AttackTest, IsHeldBySeccompAlone) {
  expect_end(run(GetParam().program, GetParam().variant, Layers::only_seccomp));
}

class FileAttackTest : public AttackTest {};

TEST_P(FileAttackTest, IsHeldByLandlockAlone) {
  expect_end(run(GetParam().program, GetParam().variant, Layers::only_landlock));
}

std::vector<Attack> held_by_landlock() {
  std::vector<Attack> attacks;
  std::copy_if(all_attacks.begin(), all_attacks.end(), std::back_inserter(attacks),
               [](const Attack& attack) { return attack.landlock_holds; });
  return attacks;
}

INSTANTIATE_TEST_SUITE_P(Each, AttackTest, ::testing::ValuesIn(all_attacks), name_of);
INSTANTIATE_TEST_SUITE_P(Each, FileAttackTest, ::testing::ValuesIn(held_by_landlock()), name_of);

}  // namespace
}  // namespace kata::jail::testing
