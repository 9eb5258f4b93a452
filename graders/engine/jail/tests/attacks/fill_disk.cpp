// Looks for a place to store 200 MiB: files, memory files, the shared journal, System V memory.
#include <fcntl.h>
#include <string>
#include <sys/mman.h>
#include <sys/shm.h>
#include <unistd.h>

#include "attack.h"

using namespace kata::jail::testing;

namespace {

constexpr off_t too_many_bytes = 200 << 20;

bool fills(int file) {
  return file >= 0 && posix_fallocate(file, 0, too_many_bytes) == 0;
}

bool fills(const std::string& path) {
  return fills(open(path.c_str(), O_CREAT | O_RDWR, 0600));
}

}  // namespace

int main() {
  note_success_if(fills("disk_hog"), "working folder");
  note_success_if(fills("/tmp/disk_hog"), "/tmp");
  note_success_if(fills("/dev/shm/disk_hog"), "/dev/shm");
  note_success_if(fills(std::string(attack_case().open_folder) + "/disk_hog"), "open folder");
  note_success_if(fills(memfd_create("disk_hog", 0)), "memfd_create");
  note_success_if(ftruncate(AttackCase::given_descriptor, too_many_bytes) == 0,
                  "growing the journal");
  note_success_if(ftruncate(AttackCase::given_descriptor, 0) == 0, "shrinking the journal");
  note_success_if(fills(AttackCase::given_descriptor), "filling the journal");
  note_success_if(shmget(IPC_PRIVATE, too_many_bytes, IPC_CREAT | 0600) >= 0, "shmget");
}
