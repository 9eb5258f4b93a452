#include <cerrno>
#include <grp.h>
#include <jail/credentials.h>
#include <jail/error.h>
#include <string>
#include <sys/prctl.h>
#include <unistd.h>

namespace kata::jail {
namespace {

void become(uid_t user) {
  const std::string what = "cannot become user " + std::to_string(user);
  const char* const remedy =
      "Start the grader as a plain user, or name a user that exists in this container with --uid.";
  if (setgroups(0, nullptr) != 0) throw_system_error(what, errno, remedy);
  if (setresgid(user, user, user) != 0) throw_system_error(what, errno, remedy);
  if (setresuid(user, user, user) != 0) throw_system_error(what, errno, remedy);
  if (setuid(0) == 0) throw JailError(what + ": the way back to root is open. " + remedy);
}

}  // namespace

void drop_privileges(uid_t user) {
  if (getuid() == 0 || geteuid() == 0) become(user);
  // Ambient capabilities are the only ones that would outlive the exec of a plain program. Kernels
  // that do not know them answer with an error, which is as good.
  prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
}

void forbid_new_privileges() {
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) {
    throw_system_error("cannot set no_new_privs", errno, "Linux 3.5 or later is needed.");
  }
}

}  // namespace kata::jail
