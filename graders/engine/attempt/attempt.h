#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
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
  forbidden,        ///< asked the system for what no search needs, and the jail ended it
  left_early,       ///< the program ended although the function had not returned
  tampered,         ///< the journal holds what no search could have written
  not_tried,        ///< too many attempts before it ran out of time
  could_not_start,  ///< ours, never the student's fault
};

/// Whether the attempt ended because it used up what all its calls share.
constexpr bool is_limit(Outcome outcome) {
  return outcome == Outcome::time_limit || outcome == Outcome::memory_limit ||
         outcome == Outcome::placement_limit;
}

/// What an attempt may use.
struct Limits {
  std::chrono::milliseconds processor_time{3000};  ///< without recording anything
  /// What is earned besides by recorded choices and undos, at most: a right search may be slow.
  std::chrono::milliseconds most_earned{40'000};
  std::chrono::milliseconds wall_time{9000};
  std::chrono::milliseconds idle_time{3000};  ///< without having computed anything to speak of
  std::size_t memory_mib = 512;
  std::size_t events = 2'000'000;
  bool cut = false;  ///< less time than usual, since an earlier attempt had run out of it

  /// Whether an attempt was wrong so far: then it earns nothing. Asked now and then, of the events
  /// recorded until then; may be empty.
  std::function<bool(std::span<const Event>)> is_wrong = {};

  /// Whether an attempt may go on that has computed for so long and recorded so many events. One
  /// that makes 500 choices a second, and takes each of them back, has all the time that can be
  /// earned. The faster one is, the more choices it may make: up to 43,000, or as many as it comes
  /// to without earning anything.
  bool allow(std::chrono::milliseconds computed, std::size_t recorded) const {
    constexpr std::size_t events_of_a_slow_search = 86'000;
    const std::chrono::milliseconds earned(recorded > events_of_a_slow_search ? 0 : recorded);
    return computed <= processor_time + std::min(most_earned, earned);
  }
  std::chrono::milliseconds most_processor_time() const { return processor_time + most_earned; }
  /// The same without anything to earn.
  void allow_no_more_than(std::chrono::milliseconds time) {
    processor_time = std::min(processor_time, time);
    most_earned = {};
  }
};

/// One call of the student's function, as its part of the journal tells it.
struct CallRecord {
  subject::Call call;
  std::vector<Event> events;          ///< choices and undos
  std::vector<std::int32_t> answers;  ///< what the function returned, as numbers
  std::vector<Event> final_state;     ///< what stood after it returned, as placements
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
  int forbidden_call = 0;        ///< for `forbidden`: the system call's number; 0: not known
  bool before_the_call = false;  ///< it ended while its global variables were being set up
  bool idle = false;             ///< for `time_limit`: it was waiting, not computing
  std::vector<CallRecord> calls;
  Printed standard_output;
  Printed standard_error;
  bool ignored_main = false;  ///< the student's file has a main of its own
  Limits limits;
  std::chrono::milliseconds processor_time{};  ///< for `time_limit`: what it had used by then
};

}  // namespace kata::judge
