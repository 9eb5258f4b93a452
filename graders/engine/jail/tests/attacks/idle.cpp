// Waits for ever without using processor time: asleep, or stopped by its own hand.
#include <csignal>
#include <unistd.h>

#include "attack.h"

using namespace kata::jail::testing;

int main(int argc, char* argv[]) {
  if (variant(argc, argv) == "stop") raise(SIGSTOP);
  for (;;) sleep(1000);
}
