#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace kata::grade {

/// A program to run, and how far it may go.
struct Command {
  std::vector<std::string> arguments;  ///< the program's path first
  std::filesystem::path folder;        ///< where it runs; empty: here
  std::string input;                   ///< its standard input
  std::chrono::milliseconds time_limit{60'000};
  std::uint64_t output_limit = 8 << 20;     ///< bytes
  std::uint64_t memory_limit = 0;           ///< bytes of address space, for each process; 0: none
  std::chrono::seconds processor_limit{0};  ///< for each process; 0: none
};

/// What became of it.
struct Ran {
  int exit_code = 0;         ///< 128 + the signal's number where a signal ended it
  std::string output;        ///< standard output and standard error; the middle of much is left out
  std::string status;        ///< what it wrote to descriptor 3, where a jail reports
  bool out_of_time = false;  ///< ended for its time limit
  bool is_cut = false;       ///< the middle of `output` is left out
  bool flooded = false;      ///< ended for its output limit
};

/// Runs a program and waits for it; nothing it does can hang the caller. Throws std::system_error
/// where it cannot be started.
Ran run(const Command& command);

}  // namespace kata::grade
