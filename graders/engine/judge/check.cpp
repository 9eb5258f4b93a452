#include <array>
#include <cstddef>
#include <judge/check.h>
#include <optional>
#include <runs/exercise.h>
#include <sstream>
#include <string>

#include <gtest/gtest.h>

namespace kata::judge {
namespace {

class Check : public testing::Test {
 public:
  explicit Check(void (*check)()) : check_(check) {}
  void TestBody() override { check_(); }

 private:
  void (*check_)();
};

/// Listens to a matcher.
class Explanation : public testing::MatchResultListener {
 public:
  Explanation() : MatchResultListener(&text_) {}
  std::string str() const { return text_.str(); }

 private:
  std::ostringstream text_;
};

}  // namespace

Registered::Registered(const char* file, int line, int points, const char* sentence,
                       Visibility visibility, void (*check)()) {
  session().declare({sentence, points, visibility});
  testing::RegisterTest(suite_name(visibility).c_str(), sentence, nullptr, nullptr, file, line,
                        [check]() -> Check* { return new Check(check); });
}

bool has_failed() {
  return testing::Test::HasFailure();
}

void expect_run(const char* file, int line, const Run& run, const RunMatcher& matcher) {
  expect_runs(file, line, {run}, matcher);
}

namespace {

/// The same runs in disguise; none where nobody asks for them.
std::vector<Run> in_disguise(const std::vector<Run>& runs) {
  std::vector<Run> others;
  if (!session().is_graded() || session().is_only_in_disguise()) return others;
  for (const Run& run : runs) {
    std::vector<subject::Call> calls;
    for (const CallRecord& record : run.attempt->calls) calls.push_back(record.call);
    calls = session().in_disguise(calls);
    if (calls.empty()) return {};
    const auto attempt = session().attempts().make(calls, run.attempt->limits);
    others.push_back(replay(attempt, run.call, exercise().declared.functions));
    others.back().is_in_disguise = true;
  }
  return others;
}

/// The first run that does not match, and why.
struct Mismatch {
  Run run;
  std::string complaint;
};

std::optional<Mismatch> first_mismatch(const std::vector<Run>& runs, const RunMatcher& matcher) {
  for (const Run& run : runs) {
    Explanation explanation;
    if (!matcher.MatchAndExplain(run, &explanation)) return Mismatch{run, explanation.str()};
  }
  // Nothing that a program did counts unless it came to its end by itself.
  for (const Run& run : runs) {
    if (run.attempt->outcome != Outcome::finished) {
      return Mismatch{run, explain_outcome(*run.attempt)};
    }
  }
  return std::nullopt;
}

}  // namespace

void expect_runs(const char* file, int line, const std::vector<Run>& runs,
                 const RunMatcher& matcher) {
  const auto fail = [&](const Mismatch& mismatch) {
    session().fail({mismatch.run, mismatch.complaint, matcher});
    GTEST_MESSAGE_AT_(file, line, mismatch.complaint.c_str(),
                      testing::TestPartResult::kNonFatalFailure);
  };
  if (const auto mismatch = first_mismatch(runs, matcher)) return fail(*mismatch);
  if (!session().is_graded()) return;
  for (const Run& run : runs) session().evidence().add(run);
  if (!matcher.holds_in_disguise()) return;
  const std::vector<Run> others = in_disguise(runs);
  if (auto mismatch = first_mismatch(others, matcher)) {
    mismatch->complaint =
        "Right on this input; but on the same one in other digits, letters or places: " +
        mismatch->complaint;
    return fail(*mismatch);
  }
  for (const Run& run : others) session().evidence().add(run);
}

Run run_of(const subject::Call& call, const Limits& limits) {
  return run_of_last(std::array{call}, limits);
}

Run run_of_last(std::span<const subject::Call> calls, const Limits& limits) {
  return runs_of(calls, limits).back();
}

std::vector<Run> runs_of(std::span<const subject::Call> calls, const Limits& limits) {
  std::vector<subject::Call> others;
  if (session().is_only_in_disguise()) others = session().in_disguise(calls);
  const auto attempt = session().attempts().make(others.empty() ? calls : others, limits);
  std::vector<Run> runs;
  for (std::size_t i = 0; i < calls.size(); ++i) {
    runs.push_back(replay(attempt, i, exercise().declared.functions));
    runs.back().is_in_disguise = !others.empty();
  }
  return runs;
}

}  // namespace kata::judge
