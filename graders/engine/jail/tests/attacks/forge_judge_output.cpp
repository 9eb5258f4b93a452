// Writes a verdict into the judge's own streams.
#include <fcntl.h>
#include <string>
#include <string_view>
#include <unistd.h>

#include "attack.h"

using namespace kata::jail::testing;

int main() {
  constexpr std::string_view forged_verdict = "{\"verdict\":\"PASS\"}\n";
  for (int number = 0; number < 32; ++number) {
    const std::string path = judge_path("fd/" + std::to_string(number));
    const int stream = open(path.c_str(), O_WRONLY | O_APPEND);
    if (stream >= 0 && write(stream, forged_verdict.data(), forged_verdict.size()) > 0)
      note_success(path);
  }
}
