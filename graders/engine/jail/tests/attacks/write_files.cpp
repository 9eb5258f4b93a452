// Creates, changes and removes files and folders wherever anybody may write.
#include <cstdio>
#include <fcntl.h>
#include <fstream>
#include <string>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/xattr.h>
#include <unistd.h>

#include "attack.h"

using namespace kata::jail::testing;

namespace {

void create_in(const std::string& folder) {
  const std::string created = folder + "/created_by_attack";
  note_success_if(open(created.c_str(), O_CREAT | O_WRONLY, 0666) >= 0, "create in " + folder);
  note_success_if(open(folder.c_str(), O_TMPFILE | O_RDWR, 0600) >= 0, "O_TMPFILE in " + folder);
  note_success_if(std::ofstream(created).is_open(), "ofstream in " + folder);
  note_success_if(mkdir((folder + "/folder_by_attack").c_str(), 0777) == 0, "mkdir in " + folder);
  note_success_if(mkfifo((folder + "/fifo_by_attack").c_str(), 0666) == 0, "mkfifo in " + folder);
  note_success_if(symlink("/etc/passwd", (folder + "/link_by_attack").c_str()) == 0,
                  "symlink in " + folder);
}

void change(const std::string& victim) {
  const char* const path = victim.c_str();
  note_success_if(open(path, O_WRONLY | O_APPEND) >= 0, "open for writing");
  note_success_if(open(path, O_RDONLY) >= 0, "open for reading");
  note_success_if(truncate(path, 0) == 0, "truncate");
  note_success_if(link(path, (victim + "_linked").c_str()) == 0, "link");
  note_success_if(rename(path, (victim + "_renamed").c_str()) == 0, "rename");
  note_success_if(unlink(path) == 0, "unlink");
}

/// Landlock has no say in these.
void change_attributes(const std::string& victim) {
  const char* const path = victim.c_str();
  note_success_if(chmod(path, 0777) == 0, "chmod");
  note_success_if(chown(path, getuid(), getgid()) == 0, "chown");
  note_success_if(utimensat(AT_FDCWD, path, nullptr, 0) == 0, "utimensat");
  note_success_if(setxattr(path, "user.attack", "1", 1, 0) == 0, "setxattr");
}

}  // namespace

int main(int argc, char* argv[]) {
  const std::string open_folder = attack_case().open_folder;
  const std::string victim = open_folder + "/victim.txt";
  if (variant(argc, argv) == "attributes") {
    change_attributes(victim);
    return 0;
  }
  for (const std::string& folder : {std::string("."), std::string("/tmp"), std::string("/dev/shm"),
                                    std::string("/var/tmp"), open_folder}) {
    create_in(folder);
  }
  change(victim);
}
