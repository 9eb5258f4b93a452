#pragma once

#include <cstdint>
#include <optional>

namespace kata::jail {

/// Resource limits of the jailed program. An empty value leaves the inherited limit as it is.
struct Limits {
  /// Processor time. The program gets SIGXCPU when it is used up and SIGKILL one second later.
  std::optional<std::uint64_t> cpu_seconds;
  /// Address space, not resident memory. Must be empty for AddressSanitizer.
  std::optional<std::uint64_t> memory_mib;
  std::optional<std::uint64_t> stack_mib;
  /// Size of any file the program writes. Pipes and mapped memory are not files in this sense.
  std::optional<std::uint64_t> file_mib;
  /// Descriptor numbers are below this value.
  std::uint64_t open_files = 16;
  /// Processes and threads of the user, in the whole system. Empty by default: a user who already
  /// runs many processes could start nothing, and the system call filter prevents forks anyway.
  std::optional<std::uint64_t> processes;
};

inline constexpr Limits run_limits = {.cpu_seconds = 10,
                                      .memory_mib = 512,
                                      .stack_mib = 16,
                                      .file_mib = 0,
                                      .open_files = 16,
                                      .processes = std::nullopt};

inline constexpr Limits compile_limits = {.cpu_seconds = 20,
                                          .memory_mib = 3072,
                                          .stack_mib = 64,
                                          .file_mib = 64,
                                          .open_files = 256,
                                          .processes = std::nullopt};

/// Applies `limits` to this process for good. A hard limit that is already lower stays.
void apply_limits(const Limits& limits);

}  // namespace kata::jail
