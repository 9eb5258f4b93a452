#pragma once

#include <string>
#include <vector>

namespace kata::ahead {

/// Becomes the program that `words` call. Does not return.
[[noreturn]] void become(const std::vector<std::string>& words);

/// How a program ended, and what it printed.
struct Ended {
  int exit_code = 0;  ///< 128 + the signal's number where a signal ended it
  bool signalled = false;
  std::string printed;
};

/// Runs a program and waits for it. What it prints is kept.
Ended run_quietly(const std::vector<std::string>& words);

/// Runs a program and waits for it. What it prints goes where this program's prints go.
int run(const std::vector<std::string>& words);

/// Goes on in a process of its own, which nobody waits for and which lets others have the processor
/// first. True there, false in the process that called.
bool go_on_in_the_background();

}  // namespace kata::ahead
