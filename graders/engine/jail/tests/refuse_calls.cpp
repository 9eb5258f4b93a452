// Starts a program on a kernel that seems to lack a layer: refuse_calls landlock|seccomp PROGRAM...
#include <cerrno>
#include <cstring>
#include <seccomp.h>
#include <unistd.h>

int main(int argc, char* argv[]) {
  if (argc < 3) return 94;
  scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ALLOW);
  if (std::strcmp(argv[1], "landlock") == 0) {
    seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), 444, 0);
  } else {
    constexpr scmp_datum_t set_seccomp = 22;
    const scmp_arg_cmp sets_seccomp = {0, SCMP_CMP_EQ, set_seccomp, 0};
    seccomp_rule_add(filter, SCMP_ACT_ERRNO(EINVAL), SCMP_SYS(seccomp), 0);
    seccomp_rule_add_array(filter, SCMP_ACT_ERRNO(EINVAL), SCMP_SYS(prctl), 1, &sets_seccomp);
  }
  if (seccomp_load(filter) != 0) return 95;
  execv(argv[2], argv + 2);
  return 96;
}
