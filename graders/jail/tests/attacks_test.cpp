// Attacks that either are refused quietly or end the attacker with SIGSYS. Each is made with all
// layers in place, and with the one layer alone that has to hold it.

#include <algorithm>
#include <csignal>
#include <fcntl.h>
#include <iterator>
#include <ostream>
#include <unistd.h>

#include <gtest/gtest.h>

#include "jail_test.h"

namespace kata::jail::testing {
namespace {

enum class End { kRefused, kKilled };

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

constexpr bool kLandlockHolds = true;

const std::vector<Attack> kAttacks = {
    {"read_hidden", "", End::kRefused, kLandlockHolds},
    {"read_hidden", "status", End::kRefused},
    {"read_hidden", "other_calls", End::kKilled},
    {"write_files", "", End::kRefused, kLandlockHolds},
    {"write_files", "attributes", End::kRefused},
    {"fill_disk", "", End::kRefused},
    {"own_binary", "", End::kRefused},
    {"leaked_descriptors", "", End::kRefused, kLandlockHolds},
    {"environment", "", End::kRefused, kLandlockHolds},
    {"forge_judge_output", "", End::kRefused, kLandlockHolds},
    {"raise_limits", "", End::kRefused},
    {"before_main", "", End::kKilled},

    {"fork_bomb", "fork", End::kKilled},
    {"fork_bomb", "vfork", End::kKilled},
    {"fork_bomb", "clone", End::kKilled},
    {"fork_bomb", "clone_name_spaces", End::kKilled},
    {"fork_bomb", "clone3", End::kRefused},
    {"fork_bomb", "system", End::kKilled},
    {"fork_bomb", "ignore_trap", End::kKilled},
    {"fork_bomb", "block_trap", End::kKilled},
    {"fork_bomb", "handle_trap", End::kRefused},
    {"daemon", "", End::kKilled},
    {"daemon", "setsid", End::kKilled},
    {"daemon", "setpgid", End::kKilled},

    {"execute", "shell", End::kKilled},
    {"execute", "itself", End::kKilled},
    {"execute", "proc_self_exe", End::kKilled},
    {"execute", "journal", End::kRefused},
    {"execute", "journal_directly", End::kKilled},

    {"network", "connect", End::kKilled},
    {"network", "bind", End::kKilled},
    {"network", "datagram", End::kKilled},
    {"network", "socket_pair", End::kKilled},
    {"network", "netlink", End::kKilled},
    {"network", "io_uring", End::kKilled},

    {"judge_memory", "proc_mem", End::kRefused, kLandlockHolds},
    {"judge_memory", "process_vm_readv", End::kKilled},
    {"judge_memory", "process_vm_writev", End::kKilled},
    {"judge_memory", "ptrace", End::kKilled},
    {"judge_memory", "pidfd_open", End::kKilled},
    {"judge_memory", "pidfd_getfd", End::kKilled},

    {"judge_signals", "kill", End::kKilled},
    {"judge_signals", "kill_0", End::kKilled},
    {"judge_signals", "kill_group", End::kKilled},
    {"judge_signals", "kill_own_group", End::kKilled},
    {"judge_signals", "tgkill", End::kKilled},
    {"judge_signals", "tkill", End::kKilled},
    {"judge_signals", "sigqueue", End::kKilled},
    {"judge_signals", "setpriority", End::kRefused},
    {"judge_signals", "lower_limit", End::kRefused},
    {"judge_signals", "read_limit", End::kRefused},
    {"judge_signals", "pin", End::kRefused},

#ifdef KATA_HAS_FOREIGN_CALLS
    {"foreign_calls", "int80_getpid", End::kKilled},
    {"foreign_calls", "int80_fork", End::kKilled},
    {"foreign_calls", "x32_getpid", End::kKilled},
    {"foreign_calls", "x32_execve", End::kKilled},
#endif

    {"kernel_interfaces", "unshare", End::kKilled},
    {"kernel_interfaces", "mount", End::kKilled},
    {"kernel_interfaces", "chroot", End::kKilled},
    {"kernel_interfaces", "bpf", End::kKilled},
    {"kernel_interfaces", "perf", End::kKilled},
    {"kernel_interfaces", "userfaultfd", End::kKilled},
    {"kernel_interfaces", "keyctl", End::kKilled},
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
    ASSERT_GE(dup2(leaked_, kLeakedDescriptor), 0);
    own_file_ = read_file(test_program(GetParam().program));
  }

  void TearDown() override {
    EXPECT_EQ(read_file(test_program(GetParam().program)), own_file_) << "the program was changed";
    unsetenv("FAKE_TOKEN");
    close(leaked_);
    close(kLeakedDescriptor);
    JailTest::TearDown();
  }

  void expect_end(const Outcome& outcome) const {
    expect_held(outcome, nonce());
    if (GetParam().end == End::kKilled) {
      EXPECT_EQ(outcome.signal(), SIGSYS);
    } else {
      EXPECT_EQ(outcome.exit_code(), 0) << "signal " << outcome.signal();
    }
    EXPECT_FALSE(outcome.ran_out_of_time);
  }

 private:
  static constexpr int kLeakedDescriptor = 50;
  int leaked_ = -1;
  std::string own_file_;
};

TEST_P(AttackTest, IsHeldByAllLayers) {
  expect_end(run(GetParam().program, GetParam().variant, Layers::kAll));
}

TEST_P(AttackTest, IsHeldBySeccompAlone) {
  expect_end(run(GetParam().program, GetParam().variant, Layers::kOnlySeccomp));
}

class FileAttackTest : public AttackTest {};

TEST_P(FileAttackTest, IsHeldByLandlockAlone) {
  expect_end(run(GetParam().program, GetParam().variant, Layers::kOnlyLandlock));
}

std::vector<Attack> held_by_landlock() {
  std::vector<Attack> attacks;
  std::copy_if(kAttacks.begin(), kAttacks.end(), std::back_inserter(attacks),
               [](const Attack& attack) { return attack.landlock_holds; });
  return attacks;
}

INSTANTIATE_TEST_SUITE_P(Each, AttackTest, ::testing::ValuesIn(kAttacks), name_of);
INSTANTIATE_TEST_SUITE_P(Each, FileAttackTest, ::testing::ValuesIn(held_by_landlock()), name_of);

}  // namespace
}  // namespace kata::jail::testing
