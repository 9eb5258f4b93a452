#pragma once

#include <chrono>
#include <cstddef>
#include <sys/types.h>

namespace kata::judge {

/// Processor time that a running process has used; zero where the system does not tell.
std::chrono::milliseconds processor_time(pid_t process);

/// Memory that a running process holds, in MiB; zero where the system does not tell.
std::size_t resident_mib(pid_t process);

/// Whether a running process waits for something, rather than computes or waits for a processor;
/// true where the system does not tell.
bool is_waiting(pid_t process);

}  // namespace kata::judge
