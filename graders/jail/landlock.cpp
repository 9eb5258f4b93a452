#include "landlock.h"

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "error.h"

namespace kata::jail {
namespace {

// The kernel's <linux/landlock.h> of the build machine may be older than the kernel that runs, so
// its stable binary interface is spelled out here.

constexpr long kCreateRulesetCall = 444;
constexpr long kAddRuleCall = 445;
constexpr long kRestrictSelfCall = 446;

constexpr std::uint32_t kCreateRulesetVersion = 1;
constexpr int kRulePathBeneath = 1;

struct RulesetAttributes {
  std::uint64_t handled_access_fs;
  std::uint64_t handled_access_net;
  std::uint64_t scoped;
};

struct [[gnu::packed]] PathBeneathAttributes {
  std::uint64_t allowed_access;
  std::int32_t parent_fd;
};

constexpr std::uint64_t kExecute = 1U << 0;
constexpr std::uint64_t kWriteFile = 1U << 1;
constexpr std::uint64_t kReadFile = 1U << 2;
constexpr std::uint64_t kReadDir = 1U << 3;
constexpr std::uint64_t kRemoveDir = 1U << 4;
constexpr std::uint64_t kRemoveFile = 1U << 5;
constexpr std::uint64_t kMakeDir = 1U << 7;
constexpr std::uint64_t kMakeReg = 1U << 8;
constexpr std::uint64_t kFirstVersionRights = (1U << 13) - 1;
constexpr std::uint64_t kRefer = 1U << 13;
constexpr std::uint64_t kTruncate = 1U << 14;
constexpr std::uint64_t kIoctlDev = 1U << 15;

constexpr std::uint64_t kFileRights = kExecute | kWriteFile | kReadFile | kTruncate | kIoctlDev;

constexpr std::uint64_t kBindAndConnectTcp = (1U << 0) | (1U << 1);
constexpr std::uint64_t kScopeSocketsAndSignals = (1U << 0) | (1U << 1);

/// The newest version whose rights are known here.
constexpr int kNewestAbi = 6;

/// All rights that version `abi` can take away.
RulesetAttributes everything_handled_by(int abi) {
  RulesetAttributes attributes{};
  attributes.handled_access_fs = kFirstVersionRights;
  if (abi >= 2) attributes.handled_access_fs |= kRefer;
  if (abi >= 3) attributes.handled_access_fs |= kTruncate;
  if (abi >= 4) attributes.handled_access_net = kBindAndConnectTcp;
  if (abi >= 5) attributes.handled_access_fs |= kIoctlDev;
  if (abi >= 6) attributes.scoped = kScopeSocketsAndSignals;
  return attributes;
}

std::size_t size_of_attributes(int abi) {
  if (abi >= 6) return sizeof(RulesetAttributes);
  if (abi >= 4) return offsetof(RulesetAttributes, scoped);
  return offsetof(RulesetAttributes, handled_access_net);
}

std::uint64_t rights_of(PathAccess access) {
  switch (access) {
    case PathAccess::kRead:
      return kReadFile | kReadDir;
    case PathAccess::kReadAndExecute:
      return kReadFile | kReadDir | kExecute;
    case PathAccess::kReadAndWrite:
      return kReadFile | kReadDir | kWriteFile | kTruncate | kMakeReg | kMakeDir | kRemoveFile |
             kRemoveDir | kRefer;
    case PathAccess::kReadWriteDevice:
      return kReadFile | kWriteFile;
  }
  return 0;
}

bool is_directory(int path) {
  struct stat status {};
  if (fstat(path, &status) != 0) throw_system_error("cannot examine a path of a rule", errno);
  return S_ISDIR(status.st_mode);
}

/// Tries the reported version first and fewer rights after that: some distributions report a
/// version and lack some of its rights.
FileDescriptor create_ruleset(int reported_abi, int& abi) {
  for (abi = std::min(reported_abi, kNewestAbi); abi >= 1; --abi) {
    const RulesetAttributes attributes = everything_handled_by(abi);
    const long ruleset = syscall(kCreateRulesetCall, &attributes, size_of_attributes(abi), 0);
    if (ruleset >= 0) return FileDescriptor(static_cast<int>(ruleset));
    if (errno != EINVAL && errno != E2BIG) break;
  }
  return {};
}

void add_rule(const FileDescriptor& ruleset, const PathRule& rule, std::uint64_t handled) {
  PathBeneathAttributes attributes{};
  attributes.allowed_access = rights_of(rule.access) & handled;
  if (!is_directory(rule.path.number())) attributes.allowed_access &= kFileRights;
  attributes.parent_fd = rule.path.number();
  if (syscall(kAddRuleCall, ruleset.number(), kRulePathBeneath, &attributes, 0) != 0) {
    throw_system_error("cannot add a Landlock rule", errno);
  }
}

LandlockState unavailable(int error) {
  LandlockState state;
  state.reason = "Landlock unavailable (" + error_text(error) + ")";
  return state;
}

}  // namespace

PathRule make_path_rule(const std::string& path, PathAccess access) {
  FileDescriptor descriptor(open(path.c_str(), O_PATH | O_CLOEXEC));
  if (!descriptor.is_open()) throw_system_error("cannot open " + path, errno);
  return {std::move(descriptor), access};
}

PathRule make_path_rule(const FileDescriptor& file, PathAccess access) {
  FileDescriptor descriptor(fcntl(file.number(), F_DUPFD_CLOEXEC, 0));
  if (!descriptor.is_open()) throw_system_error("cannot duplicate a descriptor", errno);
  return {std::move(descriptor), access};
}

LandlockState restrict_paths(std::span<const PathRule> rules) {
  const long reported_abi = syscall(kCreateRulesetCall, nullptr, 0, kCreateRulesetVersion);
  if (reported_abi < 0) return unavailable(errno);

  int abi = 0;
  const FileDescriptor ruleset = create_ruleset(static_cast<int>(reported_abi), abi);
  if (!ruleset.is_open()) return unavailable(errno);

  const std::uint64_t handled = everything_handled_by(abi).handled_access_fs;
  for (const PathRule& rule : rules) add_rule(ruleset, rule, handled);
  if (syscall(kRestrictSelfCall, ruleset.number(), 0) != 0) return unavailable(errno);

  LandlockState state;
  state.active = true;
  // Version 7 brought no further right, so a ruleset of version 6 is complete there as well.
  state.abi = abi == kNewestAbi ? static_cast<int>(reported_abi) : abi;
  return state;
}

}  // namespace kata::jail
