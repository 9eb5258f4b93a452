#pragma once

#include <cstdint>
#include <ctime>

namespace kata::ladder {

/// Nanoseconds of processor time that this thread has used: what another program takes away from
/// the processor is not in it.
inline std::int64_t processor_nanoseconds() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return std::int64_t{time.tv_sec} * 1'000'000'000 + time.tv_nsec;
}

}  // namespace kata::ladder
