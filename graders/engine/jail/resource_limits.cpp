#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <jail/error.h>
#include <jail/resource_limits.h>
#include <string>
#include <sys/resource.h>

namespace kata::jail {
namespace {

constexpr std::uint64_t mebibyte = 1 << 20;

/// The value that tells the kernel to write no core file. With 0 it would still start a program
/// that is set up to receive core dumps (see core(5)).
constexpr rlim_t no_core_file = 1;

/// Returns 0 or an error number.
int try_limit(__rlimit_resource resource, rlim_t soft, rlim_t hard) {
  rlimit limit{};
  if (getrlimit(resource, &limit) != 0) return errno;
  limit.rlim_max = std::min(hard, limit.rlim_max);
  limit.rlim_cur = std::min(soft, limit.rlim_max);
  return setrlimit(resource, &limit) == 0 ? 0 : errno;
}

void require_limit(__rlimit_resource resource, const char* name, rlim_t soft, rlim_t hard) {
  if (const int error = try_limit(resource, soft, hard); error != 0) {
    throw_system_error(std::string("cannot set ") + name + " to " + std::to_string(soft), error);
  }
}

void require_limit(__rlimit_resource resource, const char* name, rlim_t value) {
  require_limit(resource, name, value, value);
}

}  // namespace

void apply_limits(const Limits& limits) {
  if (limits.cpu_seconds) {
    require_limit(RLIMIT_CPU, "RLIMIT_CPU", *limits.cpu_seconds, *limits.cpu_seconds + 1);
  }
  if (limits.memory_mib) require_limit(RLIMIT_AS, "RLIMIT_AS", *limits.memory_mib * mebibyte);
  if (limits.stack_mib) require_limit(RLIMIT_STACK, "RLIMIT_STACK", *limits.stack_mib * mebibyte);
  if (limits.file_mib) require_limit(RLIMIT_FSIZE, "RLIMIT_FSIZE", *limits.file_mib * mebibyte);
  if (limits.processes) require_limit(RLIMIT_NPROC, "RLIMIT_NPROC", *limits.processes);
  require_limit(RLIMIT_NOFILE, "RLIMIT_NOFILE", limits.open_files);

  // Second lines of defence, which some kernels (gVisor) refuse: nothing depends on them.
  try_limit(RLIMIT_CORE, no_core_file, no_core_file);
  try_limit(RLIMIT_MEMLOCK, 0, 0);
  try_limit(RLIMIT_MSGQUEUE, 0, 0);
}

}  // namespace kata::jail
