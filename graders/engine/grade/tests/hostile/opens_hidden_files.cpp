// Hostile: reads files, and prints what it finds
// Says: returned false
#include <dirent.h>
#include <fcntl.h>
#include <string>
#include <unistd.h>

#include "sudoku_naive.h"

bool solve_naive(kata::Board&) {
  const std::string parent = "/proc/" + std::to_string(getppid());
  for (const std::string& file :
       {std::string("/etc/passwd"), std::string("/proc/self/environ"), parent + "/environ",
        parent + "/cmdline", parent + "/mem", std::string("/proc/self/fd/1"), std::string(".")}) {
    const int descriptor = open(file.c_str(), O_RDONLY);
    if (descriptor < 0) continue;
    const std::string words = "got-through " + file + "\n";
    if (write(1, words.data(), words.size()) < 0) return false;
  }
  if (opendir("/") != nullptr && write(1, "got-through /\n", 14) < 0) return false;
  return false;
}
