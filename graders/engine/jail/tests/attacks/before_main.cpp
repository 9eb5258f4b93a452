// Attacks before main and before any constructor, where a jail set up inside the program comes too
// late.
#include <fcntl.h>
#include <unistd.h>

#include "attack.h"

using namespace kata::jail::testing;

namespace {

void attack() {
  note_success_if(open(attack_case().hidden_file, O_RDONLY) >= 0, "read the hidden file");
  note_success_if(fork() == 0, "fork");
}

[[gnu::section(".preinit_array"), gnu::used]] void (*const run_early)() = attack;

}  // namespace

int main() {}
