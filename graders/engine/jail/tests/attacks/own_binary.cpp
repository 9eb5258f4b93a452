// Changes its own program file, so that the next test would start something else.
#include <cstdio>
#include <fcntl.h>
#include <string>
#include <sys/stat.h>
#include <unistd.h>

#include "attack.h"

using namespace kata::jail::testing;

int main() {
  const std::string own = attack_case().own_file;
  note_success_if(rename(own.c_str(), (own + ".old").c_str()) == 0, "rename");
  note_success_if(open(own.c_str(), O_WRONLY) >= 0, "open by name");
  note_success_if(open("/proc/self/exe", O_WRONLY) >= 0, "open /proc/self/exe");
  note_success_if(unlink(own.c_str()) == 0, "unlink");
  note_success_if(chmod(own.c_str(), 0) == 0, "chmod");
}
