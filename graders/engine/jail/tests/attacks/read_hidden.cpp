// Reads hidden files by every path that leads to them; variant "status" asks only whether they
// exist.
#include <dirent.h>
#include <fcntl.h>
#include <string>
#include <string_view>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "attack.h"

using namespace kata::jail::testing;

namespace {

void read_from(const std::string& path) {
  const int file = open(path.c_str(), O_RDONLY | O_NONBLOCK);
  if (file < 0) return;
  char text[64] = {};
  if (read(file, text, sizeof text - 1) > 0) note_success(path + ": " + text);
  close(file);
}

void list(const std::string& path) {
  note_success_if(opendir(path.c_str()) != nullptr, path);
}

void ask_status(const std::string& path) {
  struct stat status {};
  note_success_if(stat(path.c_str(), &status) == 0, "stat " + path);
  note_success_if(lstat(path.c_str(), &status) == 0, "lstat " + path);
  note_success_if(access(path.c_str(), F_OK) == 0, "access " + path);
  note_success_if(fstatat(AT_FDCWD, path.c_str(), &status, AT_EMPTY_PATH) == 0,
                  "fstatat with AT_EMPTY_PATH " + path);
  struct statx wide {};
  note_success_if(statx(AT_FDCWD, path.c_str(), 0, STATX_ALL, &wide) == 0, "statx " + path);
  char target[64];
  note_success_if(readlink("/proc/self/exe", target, sizeof target) >= 0, "readlink");
}

void try_every_path(const std::string& hidden) {
  read_from(hidden);
  read_from("../../../../../../../../../.." + hidden);
  read_from("/proc/self/root" + hidden);
  read_from("/proc/self/cwd/.." + hidden);
  read_from("/proc/thread-self/root" + hidden);
  read_from(judge_path("root" + hidden));
  read_from(judge_path("cwd/hidden.txt"));
  read_from(judge_path("environ"));
  read_from(judge_path("cmdline"));
  read_from(judge_path("maps"));
  for (int number = 0; number < 32; ++number) {
    read_from(judge_path("fd/" + std::to_string(number)));
    if (number != AttackCase::given_descriptor) {
      read_from("/proc/self/fd/" + std::to_string(number));
    }
  }
  read_from("/etc/passwd");
  read_from("/etc/shadow");
  read_from("/proc/self/environ");
  read_from("/proc/self/maps");
  list("/");
  list("/proc");
  list(attack_case().open_folder);
}

/// The newer calls that open files.
void try_other_calls(const std::string& hidden) {
  struct {
    unsigned long flags, mode, resolve;
  } how{};
  note_success_if(syscall(SYS_openat2, AT_FDCWD, hidden.c_str(), &how, sizeof how) >= 0, "openat2");
  note_success_if(syscall(SYS_open_tree, AT_FDCWD, hidden.c_str(), 0) >= 0, "open_tree");
}

}  // namespace

int main(int argc, char* argv[]) {
  const std::string hidden = attack_case().hidden_file;
  const std::string_view way = variant(argc, argv);
  if (way == "status") {
    ask_status(hidden);
  } else if (way == "other_calls") {
    try_other_calls(hidden);
  } else {
    try_every_path(hidden);
  }
}
