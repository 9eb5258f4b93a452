#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <subject/call.h>
#include <vector>

#include <kata/event.h>

namespace kata::judge {

/// What became of an attempt. Only `finished` can pass a check.
enum class Outcome {
  finished,         ///< every call returned
  not_started,      ///< the untouched stub
  exception,        ///< an exception left the function
  crashed,          ///< ended by a signal
  sanitizer,        ///< a sanitizer found a mistake and ended the program
  time_limit,       ///< used up its processor time, or waited too long
  memory_limit,     ///< used more memory than allowed
  placement_limit,  ///< the journal is full: too many choices and undos
  output_limit,     ///< printed without end
  forbidden,        ///< asked the system for what no search needs, and the jail ended it
  left_early,       ///< the program ended although the function had not returned
  tampered,         ///< the journal holds what no search could have written
  not_tried,        ///< too many attempts before it ran out of time
  could_not_start,  ///< ours, never the student's fault
};

/// Whether the attempt ended because it used up what all its calls share.
constexpr bool is_limit(Outcome outcome) {
  return outcome == Outcome::time_limit || outcome == Outcome::memory_limit ||
         outcome == Outcome::placement_limit || outcome == Outcome::output_limit;
}

/// What an attempt may use.
struct Limits {
  std::chrono::milliseconds processor_time{5000};
  std::chrono::milliseconds wall_time{9000};
  std::chrono::milliseconds idle_time{4000};  ///< without having computed anything to speak of
  std::size_t memory_mib = 512;
  std::size_t events = 2'000'000;
  std::size_t output_bytes = 16 << 20;
  bool cut = false;  ///< less time than usual, since an earlier attempt had run out of it
};

/// One call of the student's function, as its part of the journal tells it.
struct CallRecord {
  subject::Call call;
  std::vector<Event> events;          ///< choices and undos
  std::vector<std::int32_t> answers;  ///< what the function returned, as numbers
  std::string final_squares;          ///< the state after it returned, where the state is a board
  bool returned = false;
  std::int32_t squares_read = 0;  ///< as counted by the subject: advice
};

/// What a subject wrote to a stream: untrusted.
struct Printed {
  std::string text;         ///< its beginning and its end, where there was too much to keep
  std::uint64_t bytes = 0;  ///< all of it
};

/// One run of a subject: how it ended and what it did until then.
struct Attempt {
  Outcome outcome = Outcome::could_not_start;
  std::string detail;            ///< what(), a sanitizer's report, the reason of a failed start
  int signal = 0;                ///< for `crashed`
  bool stack_full = false;       ///< for `crashed`: by a recursion, if the subject is right
  int forbidden_call = 0;        ///< for `forbidden`: the system call's number, where it is known
  bool before_the_call = false;  ///< it ended while its global variables were being set up
  bool idle = false;             ///< for `time_limit`: it was waiting, not computing
  std::vector<CallRecord> calls;
  Printed standard_output;
  Printed standard_error;
  bool ignored_main = false;  ///< the student's file has a main of its own
  Limits limits;
};

}  // namespace kata::judge
