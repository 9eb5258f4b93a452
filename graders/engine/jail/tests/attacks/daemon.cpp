// Leaves the judge's session and writes a file after the judge believes that all is over.
#include <fcntl.h>
#include <string>
#include <unistd.h>

#include "attack.h"

using namespace kata::jail::testing;

int main(int argc, char* argv[]) {
  if (variant(argc, argv) == "setsid") {
    note_success_if(setsid() >= 0, "setsid");
    return 0;
  }
  if (variant(argc, argv) == "setpgid") {
    note_success_if(setpgid(0, getppid()) == 0, "setpgid");
    return 0;
  }
  if (fork() != 0) return 0;
  setsid();
  if (fork() != 0) return 0;
  note_success("a daemon runs");
  sleep(1);
  const std::string path = std::string(attack_case().open_folder) + "/daemon_survived";
  return open(path.c_str(), O_CREAT | O_WRONLY, 0666);
}
