// Calls into parts of the kernel that have no business in a search.
#include <sched.h>
#include <string_view>
#include <sys/mount.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "attack.h"

using namespace kata::jail::testing;

int main(int argc, char* argv[]) {
  const std::string_view way = variant(argc, argv);
  char zeros[128] = {};
  if (way == "unshare") note_success_if(unshare(CLONE_NEWUSER) == 0, way);
  if (way == "mount") note_success_if(mount("none", "/tmp", "tmpfs", 0, nullptr) == 0, way);
  if (way == "chroot") note_success_if(chroot("/tmp") == 0, way);
  if (way == "bpf") note_success_if(syscall(SYS_bpf, 0, zeros, sizeof zeros) >= 0, way);
  if (way == "perf") note_success_if(syscall(SYS_perf_event_open, zeros, 0, -1, -1, 0) >= 0, way);
  if (way == "userfaultfd") note_success_if(syscall(SYS_userfaultfd, 0) >= 0, way);
  if (way == "keyctl") note_success_if(syscall(SYS_keyctl, 0, -3, 1) >= 0, way);
}
