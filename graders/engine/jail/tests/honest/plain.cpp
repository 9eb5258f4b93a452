// An honest program: reads its case, computes, prints and returns a value.
#include <cstdio>

#include "attack.h"

int main() {
  const auto& input = kata::jail::testing::attack_case();
  std::printf("judge %s\n", input.judge > 0 ? "known" : "unknown");
  return 7;
}
