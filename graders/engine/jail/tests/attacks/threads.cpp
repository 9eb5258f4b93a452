// Starts more threads than it should: 50 that sleep, or two that compute for ever.
#include <chrono>
#include <system_error>
#include <thread>
#include <vector>

#include "attack.h"

using namespace kata::jail::testing;

namespace {

void spin() {
  for (volatile unsigned counter = 0;; counter = counter + 1) {
  }
}

void sleep_a_little() {
  std::this_thread::sleep_for(std::chrono::milliseconds(300));
}

}  // namespace

int main(int argc, char* argv[]) {
  const bool spinning = variant(argc, argv) == "spinning";
  std::vector<std::jthread> threads;
  try {
    for (int count = 0; count < (spinning ? 2 : 50); ++count) {
      threads.emplace_back(spinning ? spin : sleep_a_little);
    }
  } catch (const std::system_error&) {
    return 0;
  }
}
