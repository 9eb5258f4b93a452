// Pretends that the jail failed to start it, which would be no fault of the student.
#include <cstdio>

int main() {
  std::fprintf(stderr, "kata_jail: cannot set RLIMIT_AS to 536870912: Invalid argument\n");
  for (int number = 4; number < 64; ++number) dprintf(number, "failed\n");
  return 125;
}
