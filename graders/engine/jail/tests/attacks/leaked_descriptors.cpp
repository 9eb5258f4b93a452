// Reads from descriptors that the judge may have left open.
#include <string>
#include <unistd.h>

#include "attack.h"

using namespace kata::jail::testing;

int main() {
  for (int number = AttackCase::given_descriptor + 1; number < 1024; ++number) {
    char text[64] = {};
    if (read(number, text, sizeof text - 1) >= 0) {
      note_success("descriptor " + std::to_string(number) + ": " + text);
    }
  }
}
