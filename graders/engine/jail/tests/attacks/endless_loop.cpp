// Computes for ever, and variant "stubborn" ignores and blocks every signal that it can.
#include <csignal>

#include "attack.h"

using namespace kata::jail::testing;

namespace {

void ignore_all_signals() {
  for (int number = 1; number <= SIGRTMAX; ++number) std::signal(number, SIG_IGN);
  sigset_t all;
  sigfillset(&all);
  sigprocmask(SIG_BLOCK, &all, nullptr);
}

}  // namespace

int main(int argc, char* argv[]) {
  if (variant(argc, argv) == "stubborn") ignore_all_signals();
  for (volatile unsigned counter = 0;; counter = counter + 1) {
  }
}
