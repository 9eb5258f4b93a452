#pragma once

#include <attempt/attempt.h>
#include <judge/rule.h>
#include <judge/session.h>
#include <runs/run.h>
#include <span>
#include <string>
#include <vector>

namespace kata::judge {

/// Declares one check: what it is worth, and the sentence that says what it asks for. Checks run
/// and are reported in the order in which they stand.
///
///     KATA_CHECK(2, "makes 4,208 placements") { EXPECT_RUN(run(), MakesPlacements(4208)); }
#define KATA_CHECK(points, sentence)                                  \
  KATA_CHECK_NAMED(points, sentence, ::kata::judge::Visibility::open, \
                   KATA_CHECK_JOIN(check_, __LINE__))

/// A check whose inputs students do not see.
#define KATA_HIDDEN_CHECK(points, sentence)                             \
  KATA_CHECK_NAMED(points, sentence, ::kata::judge::Visibility::hidden, \
                   KATA_CHECK_JOIN(check_, __LINE__))

#define KATA_CHECK_JOIN(left, right) KATA_CHECK_JOIN_EXPANDED(left, right)
#define KATA_CHECK_JOIN_EXPANDED(left, right) left##right
#define KATA_CHECK_NAMED(points, sentence, visibility, function)                 \
  static void function();                                                        \
  static const ::kata::judge::Registered KATA_CHECK_JOIN(function, _registered)( \
      __FILE__, __LINE__, points, sentence, visibility, function);               \
  static void function()

/// Fails the check with the matcher's own sentence unless `run` matches. A check that has failed
/// makes no further run: its first sentence is the one a student reads.
#define EXPECT_RUN(run, matcher) \
  ::kata::judge::has_failed() ? void() : ::kata::judge::expect_run(__FILE__, __LINE__, run, matcher)

/// EXPECT_RUN for several runs, up to the first that fails.
#define EXPECT_RUNS(runs, matcher)     \
  ::kata::judge::has_failed() ? void() \
                              : ::kata::judge::expect_runs(__FILE__, __LINE__, runs, matcher)

/// Registers a check with GoogleTest. Use KATA_CHECK.
class Registered {
 public:
  Registered(const char* file, int line, int points, const char* sentence, Visibility visibility,
             void (*check)());
};

/// Whether the check that runs has failed already.
bool has_failed();

void expect_run(const char* file, int line, const Run& run, const RunMatcher& matcher);
void expect_runs(const char* file, int line, const std::vector<Run>& runs,
                 const RunMatcher& matcher);

/// Adds a sentence to what a student reads although nothing failed; an empty one adds nothing.
inline void advise(const std::string& sentence) {
  session().advise(sentence);
}

/// Adds a sentence to what a student reads when all checks pass: what their search has done, with
/// the figures of its own run. An empty one adds nothing.
inline void achieved(const std::string& sentence) {
  session().note_achievement(sentence);
}

/// A call of the function under test, alone in a process of its own. A call that was made before is
/// not made again: the checks that ask about one input share one run of it.
Run run_of(const subject::Call& call, const Limits& limits = {});

/// The last of several calls, made in order and in one process.
Run run_of_last(std::span<const subject::Call> calls, const Limits& limits = {});

/// All of several calls, made in order and in one process.
std::vector<Run> runs_of(std::span<const subject::Call> calls, const Limits& limits = {});

}  // namespace kata::judge
