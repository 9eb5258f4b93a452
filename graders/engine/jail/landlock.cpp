#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <fcntl.h>
#include <jail/error.h>
#include <jail/landlock.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <utility>

namespace kata::jail {
namespace {

// The kernel's <linux/landlock.h> of the build machine may be older than the kernel that runs, so
// its stable binary interface is spelled out here.

constexpr long create_ruleset_call = 444;
constexpr long add_rule_call = 445;
constexpr long restrict_self_call = 446;

constexpr std::uint32_t create_ruleset_version = 1;
constexpr int rule_path_beneath = 1;

struct RulesetAttributes {
  std::uint64_t handled_access_fs;
  std::uint64_t handled_access_net;
  std::uint64_t scoped;
};

struct [[gnu::packed]] PathBeneathAttributes {
  std::uint64_t allowed_access;
  std::int32_t parent_fd;
};

constexpr std::uint64_t may_execute = 1U << 0;
constexpr std::uint64_t may_write_file = 1U << 1;
constexpr std::uint64_t may_read_file = 1U << 2;
constexpr std::uint64_t may_read_dir = 1U << 3;
constexpr std::uint64_t may_remove_dir = 1U << 4;
constexpr std::uint64_t may_remove_file = 1U << 5;
constexpr std::uint64_t may_make_dir = 1U << 7;
constexpr std::uint64_t may_make_reg = 1U << 8;
constexpr std::uint64_t first_version_rights = (1U << 13) - 1;
constexpr std::uint64_t may_refer = 1U << 13;
constexpr std::uint64_t may_truncate = 1U << 14;
constexpr std::uint64_t may_ioctl_dev = 1U << 15;

constexpr std::uint64_t file_rights =
    may_execute | may_write_file | may_read_file | may_truncate | may_ioctl_dev;

constexpr std::uint64_t may_bind_and_connect_tcp = (1U << 0) | (1U << 1);
constexpr std::uint64_t scope_sockets_and_signals = (1U << 0) | (1U << 1);

/// The newest version whose rights are known here.
constexpr int newest_abi = 6;

/// All rights that version `abi` can take away.
RulesetAttributes everything_handled_by(int abi) {
  RulesetAttributes attributes{};
  attributes.handled_access_fs = first_version_rights;
  if (abi >= 2) attributes.handled_access_fs |= may_refer;
  if (abi >= 3) attributes.handled_access_fs |= may_truncate;
  if (abi >= 4) attributes.handled_access_net = may_bind_and_connect_tcp;
  if (abi >= 5) attributes.handled_access_fs |= may_ioctl_dev;
  if (abi >= 6) attributes.scoped = scope_sockets_and_signals;
  return attributes;
}

std::size_t size_of_attributes(int abi) {
  if (abi >= 6) return sizeof(RulesetAttributes);
  if (abi >= 4) return offsetof(RulesetAttributes, scoped);
  return offsetof(RulesetAttributes, handled_access_net);
}

std::uint64_t rights_of(PathAccess access) {
  switch (access) {
    case PathAccess::read:
      return may_read_file | may_read_dir;
    case PathAccess::read_and_execute:
      return may_read_file | may_read_dir | may_execute;
    case PathAccess::read_and_write:
      return may_read_file | may_read_dir | may_write_file | may_truncate | may_make_reg |
             may_make_dir | may_remove_file | may_remove_dir | may_refer;
    case PathAccess::read_write_device:
      return may_read_file | may_write_file;
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
Descriptor create_ruleset(int reported_abi, int& abi) {
  for (abi = std::min(reported_abi, newest_abi); abi >= 1; --abi) {
    const RulesetAttributes attributes = everything_handled_by(abi);
    const long ruleset = syscall(create_ruleset_call, &attributes, size_of_attributes(abi), 0);
    if (ruleset >= 0) return Descriptor(static_cast<int>(ruleset));
    if (errno != EINVAL && errno != E2BIG) break;
  }
  return {};
}

void add_rule(const Descriptor& ruleset, const PathRule& rule, std::uint64_t handled) {
  PathBeneathAttributes attributes{};
  attributes.allowed_access = rights_of(rule.access) & handled;
  if (!is_directory(rule.path.number())) attributes.allowed_access &= file_rights;
  attributes.parent_fd = rule.path.number();
  if (syscall(add_rule_call, ruleset.number(), rule_path_beneath, &attributes, 0) != 0) {
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
  Descriptor descriptor(open(path.c_str(), O_PATH | O_CLOEXEC));
  if (!descriptor) throw_system_error("cannot open " + path, errno);
  return {std::move(descriptor), access};
}

PathRule make_path_rule(const Descriptor& file, PathAccess access) {
  Descriptor descriptor(fcntl(file.number(), F_DUPFD_CLOEXEC, 0));
  if (!descriptor) throw_system_error("cannot duplicate a descriptor", errno);
  return {std::move(descriptor), access};
}

LandlockState restrict_paths(std::span<const PathRule> rules) {
  const long reported_abi = syscall(create_ruleset_call, nullptr, 0, create_ruleset_version);
  if (reported_abi < 0) return unavailable(errno);

  int abi = 0;
  const Descriptor ruleset = create_ruleset(static_cast<int>(reported_abi), abi);
  if (!ruleset) return unavailable(errno);

  const std::uint64_t handled = everything_handled_by(abi).handled_access_fs;
  for (const PathRule& rule : rules) add_rule(ruleset, rule, handled);
  if (syscall(restrict_self_call, ruleset.number(), 0) != 0) return unavailable(errno);

  LandlockState state;
  state.active = true;
  // Version 7 brought no further right, so a ruleset of version 6 is complete there as well.
  state.abi = abi == newest_abi ? static_cast<int>(reported_abi) : abi;
  return state;
}

}  // namespace kata::jail
