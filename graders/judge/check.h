#pragma once

#include <judge/attempt/attempt.h>
#include <judge/exercise.h>
#include <judge/recordings.h>
#include <memory>
#include <optional>
#include <span>
#include <sstream>
#include <string>

#include <gtest/gtest-matchers.h>

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

enum class Visibility { open, hidden };

/// Registers a check with GoogleTest. Use KATA_CHECK.
class Registered {
 public:
  Registered(const char* file, int line, int points, const char* sentence, Visibility visibility,
             void (*check)());
};

/// Whether the check that runs has failed already.
bool has_failed();

/// Records a failed expectation: `message` is what the student reads.
void fail_check(const char* file, int line, const std::string& message);

/// Adds a sentence to what a student reads although nothing failed; an empty one adds nothing.
void advise(const std::string& sentence);

/// The first run that failed a check and made a choice, if any did.
const std::optional<replay::Recording>& first_failed_run();

/// Keeps it, to be watched.
void keep_for_replay(replay::Recording recording);

/// Keeps the first attempt that failed a check: what it printed is shown.
void keep_for_its_prints(std::shared_ptr<const Attempt> attempt);

/// Listens to a matcher.
class Explanation : public testing::MatchResultListener {
 public:
  Explanation() : MatchResultListener(&text_) {}
  std::string str() const { return text_.str(); }

 private:
  std::ostringstream text_;
};

template <class Run>
void expect_run(const char* file, int line, const Run& run,
                const testing::Matcher<const Run&>& matcher) {
  Explanation explanation;
  if (matcher.MatchAndExplain(run, &explanation)) return;
  if constexpr (requires { keep_for_its_prints(run.attempt); }) keep_for_its_prints(run.attempt);
  if constexpr (requires { recording_of(run, exercise().name); }) {
    if (!first_failed_run() && !run.events.empty())
      keep_for_replay(recording_of(run, exercise().name));
  }
  fail_check(file, line, explanation.str());
}

/// Makes the calls in one fresh process of the subject under test. An attempt that was made before
/// is not made again: the checks that ask about one board share one run of it.
std::shared_ptr<const Attempt> attempt(std::span<const subject::Call> calls,
                                       const Limits& limits = {});

/// An attempt that only serves an explanation. No check sees it, and what it used up counts for
/// nothing; an attempt that was made before is taken instead.
std::shared_ptr<const Attempt> probe(std::span<const subject::Call> calls, const Limits& limits);

/// The attempt's outcome in words, for the exercise under test; empty if it finished.
std::string explain_outcome(const Attempt& attempt);

}  // namespace kata::judge
