// Looks for secrets in the environment.
#include <string_view>
#include <unistd.h>

#include "attack.h"

using namespace kata::jail::testing;

int main() {
  for (char** variable = environ; *variable != nullptr; ++variable) {
    const std::string_view text = *variable;
    if (!text.starts_with("PATH=") && !text.starts_with("LC_ALL=")) note_success(text);
  }
}
