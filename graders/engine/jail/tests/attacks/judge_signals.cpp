// Ends or slows the judge. Signal 0 and the harmless SIGURG stand for all signals: the attack works
// if any can be sent.
#include <csignal>
#include <sched.h>
#include <string_view>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "attack.h"

using namespace kata::jail::testing;

namespace {

bool lowers_limit() {
  const rlimit limit = {1, 1};
  return prlimit(attack_case().judge, RLIMIT_CORE, &limit, nullptr) == 0;
}

bool reads_limit() {
  rlimit limit{};
  return prlimit(attack_case().judge, RLIMIT_CORE, nullptr, &limit) == 0;
}

bool pins_to_processor() {
  cpu_set_t first;
  CPU_ZERO(&first);
  CPU_SET(0, &first);
  return sched_setaffinity(attack_case().judge, sizeof first, &first) == 0;
}

}  // namespace

int main(int argc, char* argv[]) {
  const std::string_view way = variant(argc, argv);
  const pid_t judge = attack_case().judge;
  if (way == "kill") note_success_if(kill(judge, SIGURG) == 0, way);
  if (way == "kill_0") note_success_if(kill(judge, 0) == 0, way);
  if (way == "kill_group") note_success_if(kill(-getpgid(judge), 0) == 0, way);
  if (way == "kill_own_group") note_success_if(kill(0, 0) == 0, way);
  if (way == "tgkill") note_success_if(syscall(SYS_tgkill, judge, judge, SIGURG) == 0, way);
  if (way == "tkill") note_success_if(syscall(SYS_tkill, judge, SIGURG) == 0, way);
  if (way == "sigqueue") note_success_if(sigqueue(judge, SIGURG, {}) == 0, way);
  if (way == "setpriority") {
    note_success_if(setpriority(PRIO_PROCESS, static_cast<id_t>(judge), 19) == 0, way);
  }
  if (way == "lower_limit") note_success_if(lowers_limit(), way);
  if (way == "read_limit") note_success_if(reads_limit(), way);
  if (way == "pin") note_success_if(pins_to_processor(), way);
}
