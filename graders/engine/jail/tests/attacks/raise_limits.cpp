// Raises its own limits, or escapes them through a rarely used call.
#include <cstdint>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "attack.h"

using namespace kata::jail::testing;

namespace {

bool raises(__rlimit_resource resource) {
  rlimit limit{};
  getrlimit(resource, &limit);
  limit.rlim_cur = limit.rlim_max;
  return setrlimit(resource, &limit) == 0;
}

/// The lower half of the pointer is zero, which a careless filter would take for "no new limit".
bool raises_through_high_pointer() {
  void* const wanted = reinterpret_cast<void*>(std::uintptr_t{1} << 32);
  void* const page =
      mmap(wanted, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0);
  auto* const limit = static_cast<rlimit*>(page);
  getrlimit(RLIMIT_CPU, limit);
  limit->rlim_cur = limit->rlim_max;
  return syscall(SYS_prlimit64, 0, RLIMIT_CPU, limit, nullptr) == 0;
}

}  // namespace

int main() {
  note_success_if(raises(RLIMIT_CPU), "RLIMIT_CPU");
  note_success_if(raises(RLIMIT_AS), "RLIMIT_AS");
  note_success_if(raises_through_high_pointer(), "prlimit64 with a high pointer");
  note_success_if(prctl(PR_SET_PDEATHSIG, 0) == 0, "PR_SET_PDEATHSIG");
  note_success_if(prctl(PR_SET_DUMPABLE, 0) == 0, "PR_SET_DUMPABLE");
}
