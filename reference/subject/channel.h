#pragma once

#include <cstddef>
#include <cstdint>

#include <kata/event.h>

namespace kata::subject {

/// The descriptors a subject is started with, besides an empty standard input and two output pipes.
inline constexpr int channel_descriptor = 3;  ///< shared memory: a Channel, the input, the journal
inline constexpr int control_descriptor = 4;  ///< `serve` only: the judge's orders and our reports

/// How far a subject came. Written by the subject: a hint that words a sentence, never a verdict.
enum class Stage : std::uint32_t { not_begun, in_function, done };

/// Why a subject stopped on its own account. As much a hint as the stage.
enum class Stop : std::uint32_t {
  none,
  not_started,
  exception,
  out_of_memory,
  journal_full,
  stack_full,
  bad_input
};

/// What the memory shared by subject and judge begins with; the input follows, then the journal.
struct Channel {
  static constexpr std::uint32_t expected_magic = 0x4b415441;  // "KATA"

  // Written by the judge before each attempt.
  std::uint32_t magic = expected_magic;
  std::uint32_t cpu_seconds = 0;
  std::uint64_t input_size = 0;
  std::uint64_t journal_offset = 0;
  std::uint64_t journal_capacity = 0;  // events

  // Written by the subject.
  std::uint64_t journal_count = 0;
  Stage stage = Stage::not_begun;
  Stop stop = Stop::none;
  std::uint32_t ignored_main = 0;   // 1: the student's file defines a main of its own
  std::int32_t forbidden_call = 0;  // number of the system call that the jail ended the subject for
  char message[1016] = {};
};

/// Where the journal starts behind an input of `input_size` bytes, aligned for events.
constexpr std::uint64_t journal_offset_for(std::uint64_t input_size) {
  const std::uint64_t end = sizeof(Channel) + input_size;
  return (end + alignof(Event) * 8 - 1) / (alignof(Event) * 8) * (alignof(Event) * 8);
}

/// What a serving subject reports for each attempt: first that it began, then how it ended.
struct Report {
  std::int32_t process = 0;  ///< process id of the attempt
  std::int32_t ended = 0;    ///< 0: just begun
  std::int32_t status = 0;   ///< as of waitpid
  std::int32_t reserved = 0;
  std::int64_t cpu_microseconds = 0;
};

}  // namespace kata::subject
