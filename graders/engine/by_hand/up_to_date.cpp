#include <by_hand/report.h>
#include <by_hand/up_to_date.h>
#include <cerrno>
#include <cstdlib>
#include <iostream>
#include <sys/wait.h>
#include <system/spawn.h>
#include <unistd.h>

namespace kata::by_hand {

int bring_up_to_date(const std::string& exercise, const std::string& target) {
  const BuildCommand build = build_command();
  std::vector<std::string> words{"sh", build.script, "--by-hand", exercise, build.folder, target};
  words.insert(words.end(), build.words.begin(), build.words.end());

  const bool tells = isatty(STDERR_FILENO) == 1;
  if (tells) std::cerr << "building your " << exercise << " ..." << std::flush;
  std::cout.flush();
  const pid_t process = spawn(words, {});
  int status = 0;
  while (waitpid(process, &status, 0) < 0 && errno == EINTR) {
  }
  if (tells) std::cerr << "\r\x1b[K" << std::flush;
  if (!WIFEXITED(status)) return infrastructure_error;
  const int code = WEXITSTATUS(status);
  return code == EXIT_SUCCESS || code == failure ? code : infrastructure_error;
}

}  // namespace kata::by_hand
