#include <attempt/forbidden_call.h>
#include <attempt/outcome.h>
#include <attempt/sanitizer_report.h>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <signal.h>
#include <string.h>
#include <string_view>
#include <text/number_words.h>
#include <text/visible_text.h>

namespace kata::judge {
namespace {

std::string seconds(std::chrono::milliseconds time) {
  const auto count = time.count();
  if (count % 1000 < 100) return counted(count / 1000, "second");
  return std::to_string(count / 1000) + "." + std::to_string(count % 1000 / 100) + " seconds";
}

std::string function_of(const Attempt& attempt) {
  return attempt.calls.empty() ? "the function" : attempt.calls.back().call.function;
}

std::int64_t choices_of(const Attempt& attempt) {
  std::int64_t choices = 0;
  if (attempt.calls.empty()) return choices;
  for (const Event& event : attempt.calls.back().events) {
    if (event.kind == EventKind::place || event.kind == EventKind::push_front) ++choices;
  }
  return choices;
}

std::string so_far(const Attempt& attempt) {
  const std::int64_t choices = choices_of(attempt);
  if (choices == 0) return "It has not made a single choice.";
  return "It has made " + counted(choices, "choice") + " by then.";
}

/// Whether standard error holds what a sanitizer or the standard library found.
bool reports(const Attempt& attempt) {
  return attempt.outcome == Outcome::sanitizer ||
         (attempt.outcome == Outcome::crashed && attempt.signal == SIGABRT &&
          holds_report(attempt.standard_error.text));
}

std::string crash_sentence(int signal) {
  switch (signal) {
    case SIGABRT:
      return "called abort(): a failed assert, a check of the standard library, or an exception that nothing could catch. What it printed says which.";
    case SIGSEGV:
    case SIGBUS:
      return "used memory that is not its own (a null or dangling pointer, an index outside an array, or a recursion without end).";
    case SIGFPE:
      return "divided by zero.";
    case SIGILL:
      return "ran into an instruction that must not be reached, such as the end of a function that does not return a value.";
    case SIGKILL:
      return "was killed from outside; if nobody did that, the machine ran out of memory.";
    default:
      return std::string("was ended by the signal '") + ::strsignal(signal) + "'.";
  }
}

/// Who calls itself without end and has chosen nothing may write into a copy.
std::string remark_on_copies(const Attempt& attempt) {
  const bool is_endless =
      attempt.stack_full || attempt.detail.find("stack-overflow") != std::string::npos;
  if (!is_endless || attempt.calls.empty() || !attempt.calls.back().events.empty()) return "";
  return " It had not made a single choice by then. Is one made before the deeper call, and not in a copy? `auto s = ...;` makes a copy, `auto& s = ...;` does not.";
}

/// To print much is no mistake, but it takes time.
std::string remark_on_prints(const Attempt& attempt) {
  constexpr std::uint64_t much = 1 << 20;
  const std::uint64_t printed = attempt.standard_output.bytes + attempt.standard_error.bytes;
  return printed < much
             ? ""
             : " It printed more than a million characters meanwhile: is there a print inside a loop that does not end?";
}

std::string time_limit_sentence(const Attempt& attempt) {
  const std::string function = function_of(attempt);
  const std::string cut =
      attempt.limits.cut ? " (no more is given once a call did not come to its end)" : "";
  if (attempt.idle) {
    return function + " did nothing for " + seconds(attempt.limits.idle_time) + cut +
           ": it waits for something. Does it read input, or sleep? The function gets all it needs as arguments.";
  }
  return function + " is still running after " + seconds(attempt.processor_time) + cut + ". " +
         so_far(attempt) +
         " Look for a loop that never ends, for a call that repeats itself without coming closer to its end, or for work that makes each step slow." +
         remark_on_prints(attempt);
}

std::string exception_sentence(const Attempt& attempt) {
  if (attempt.detail.empty()) {
    return function_of(attempt) +
           " threw something that is not a std::exception, and nothing caught it.";
  }
  std::string text =
      function_of(attempt) + " threw an exception that nothing caught: " + attempt.detail + ".";
  const bool is_outside = attempt.detail.find("is not on the board") != std::string::npos;
  if (is_outside) return text + " Which loop or call goes too far, or which index is wrong?";
  return text;
}

}  // namespace

std::string source_file_of(const std::string& exercise) {
  return "exercises/" + exercise + "/" + exercise + ".cpp";
}

std::string describe(const Attempt& attempt, const std::string& exercise) {
  const std::string source_file = source_file_of(exercise);
  const std::string when_set_up =
      "Before " + std::string("any function was called, while the global variables of ") +
      source_file + " were set up, your program ";
  const std::string subject =
      attempt.before_the_call ? when_set_up
                              : function_of(attempt) + " did not come to its end: your program ";
  switch (attempt.outcome) {
    case Outcome::finished:
      return "";
    case Outcome::not_started:
      return function_of(attempt) + " is not started: open " + source_file;
    case Outcome::exception:
      return exception_sentence(attempt);
    case Outcome::crashed:
      if (attempt.stack_full) {
        return describe_sanitizer_report("stack-overflow", function_of(attempt), source_file) +
               remark_on_copies(attempt);
      }
      if (reports(attempt)) {
        return describe_sanitizer_report(attempt.standard_error.text, function_of(attempt),
                                         source_file) +
               remark_on_copies(attempt);
      }
      return subject + crash_sentence(attempt.signal);
    case Outcome::sanitizer:
      return describe_sanitizer_report(attempt.detail, function_of(attempt), source_file) +
             remark_on_copies(attempt);
    case Outcome::time_limit:
      return attempt.before_the_call ? when_set_up + "did not come to an end."
                                     : time_limit_sentence(attempt);
    case Outcome::memory_limit:
      return function_of(attempt) + " needed more than " +
             std::to_string(attempt.limits.memory_mib) + " MiB of memory. " + so_far(attempt) +
             " A backtracking search needs little: what it fills, and one call for each choice on it.";
    case Outcome::placement_limit:
      if (!attempt.calls.empty() && !attempt.calls.back().answers.empty()) {
        return function_of(attempt) +
               " came to the end of its search, but what it returned is longer than the record of a run can hold. Is everything in that list once, and does each entry hold only what belongs to it?";
      }
      return function_of(attempt) + " was stopped after " + counted(choices_of(attempt), "choice") +
             ": no search here needs nearly as many. Does it try only what the rules allow? Is each failed try taken back? Does each call go on from where the last one stood?";
    case Outcome::forbidden:
      return subject + "tried to " + forbidden_deed(attempt.forbidden_call) +
             ", which is not allowed here and ended it. A search only computes: it needs nothing but its arguments.";
    case Outcome::left_early:
      return subject +
             "ended, as if by exit(). Return from the function instead; a program that leaves early has proved nothing.";
    case Outcome::tampered:
      return "The record of what " + function_of(attempt) +
             " did cannot be right: " + attempt.detail +
             ". Only change what you are given, and only in the ways that its header shows.";
    case Outcome::not_tried:
      return "Not tried: three attempts before this one did not come to an end.";
    case Outcome::could_not_start:
      return "The check could not start your program, which is not your fault: " + attempt.detail +
             ". If that stays after you have built it again (cmake --build build --target " +
             exercise + "), tell whoever set this course up.";
  }
  return "";
}

std::string quoted_output(const Attempt& attempt) {
  constexpr std::size_t most = 4096;
  std::string printed = attempt.standard_output.text;
  std::uint64_t bytes = attempt.standard_output.bytes;
  if (!reports(attempt)) {  // a report is told in words of its own
    printed += attempt.standard_error.text;
    bytes += attempt.standard_error.bytes;
  }
  if (printed.find_first_not_of(" \n") == std::string::npos) return "";

  std::string quoted = "Your program printed:\n    | ";
  const std::string shown = visible(std::string_view(printed).substr(0, most));
  for (std::size_t i = 0; i < shown.size(); ++i) {
    if (shown[i] != '\n') {
      quoted += shown[i];
    } else if (i + 1 < shown.size()) {
      quoted += "\n    | ";
    }
  }
  if (bytes > most) {
    // How much more a program printed that was stopped depends on when that was.
    quoted += attempt.outcome == Outcome::time_limit
                  ? "\n    | [and so on]"
                  : "\n    | [" + grouped(static_cast<std::int64_t>(bytes - most)) + " more bytes]";
  }
  return quoted + "\n";
}

}  // namespace kata::judge
