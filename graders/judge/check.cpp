#include <algorithm>
#include <judge/attempt/outcome.h>
#include <judge/attempt/subject.h>
#include <judge/check.h>
#include <judge/check_registry.h>
#include <judge/exercise.h>
#include <optional>
#include <vector>

#include <gtest/gtest.h>

namespace kata::judge {
namespace {

using std::chrono::milliseconds;

class Check : public testing::Test {
 public:
  explicit Check(void (*check)()) : check_(check) {}
  void TestBody() override { check_(); }

 private:
  void (*check_)();
};

/// The subject under test and what it did so far.
class Attempts {
 public:
  void use(std::unique_ptr<Launcher> launcher, std::optional<milliseconds> patience) {
    subject_ = std::make_unique<Subject>(std::move(launcher));
    patience_ = patience;
  }

  std::shared_ptr<const Attempt> make(std::span<const subject::Call> calls, Limits limits) {
    if (auto attempt = find(made_, calls)) return attempt;
    auto attempt = std::make_shared<const Attempt>(make_new(calls, limits));
    if (attempt->outcome == Outcome::time_limit) ++out_of_time_;
    made_.emplace_back(Calls(calls.begin(), calls.end()), attempt);
    return attempt;
  }

  std::shared_ptr<const Attempt> probe(std::span<const subject::Call> calls, const Limits& limits) {
    if (auto attempt = find(made_, calls)) return attempt;
    if (auto attempt = find(probes_, calls)) return attempt;
    auto attempt = std::make_shared<const Attempt>(subject_->attempt(calls, limits));
    probes_.emplace_back(Calls(calls.begin(), calls.end()), attempt);
    return attempt;
  }

  const auto& made() const { return made_; }

 private:
  using Calls = std::vector<subject::Call>;
  using Made = std::vector<std::pair<Calls, std::shared_ptr<const Attempt>>>;

  static std::shared_ptr<const Attempt> find(const Made& made,
                                             std::span<const subject::Call> calls) {
    for (const auto& [key, attempt] : made) {
      if (std::equal(key.begin(), key.end(), calls.begin(), calls.end())) return attempt;
    }
    return nullptr;
  }

  /// The first attempt without end shows what is wrong. Nobody should wait as long for each of the
  /// others.
  Attempt make_new(std::span<const subject::Call> calls, Limits limits) {
    constexpr int most_out_of_time = 3;
    if (out_of_time_ >= most_out_of_time) {
      Attempt attempt;
      attempt.outcome = Outcome::not_tried;
      return attempt;
    }
    if (patience_) limits.processor_time = std::min(limits.processor_time, *patience_);
    if (out_of_time_ > 0) {
      limits.processor_time = std::min(limits.processor_time, milliseconds(1500));
      limits.wall_time = std::min(limits.wall_time, milliseconds(4500));
      limits.idle_time = std::min(limits.idle_time, milliseconds(1000));
      limits.cut = true;
    }
    return subject_->attempt(calls, limits);
  }

  std::unique_ptr<Subject> subject_;
  std::optional<milliseconds> patience_;
  Made made_;
  Made probes_;
  int out_of_time_ = 0;
};

Attempts& attempts() {
  static Attempts attempts;
  return attempts;
}

std::vector<Declared>& declared() {
  static std::vector<Declared> declared;
  return declared;
}

std::optional<replay::Recording>& kept() {
  static std::optional<replay::Recording> recording;
  return recording;
}

std::shared_ptr<const Attempt>& failed_attempt() {
  static std::shared_ptr<const Attempt> attempt;
  return attempt;
}

std::vector<std::string>& given_advice() {
  static std::vector<std::string> advice;
  return advice;
}

}  // namespace

Registered::Registered(const char* file, int line, int points, const char* sentence,
                       Visibility visibility, void (*check)()) {
  declared().push_back({sentence, points, visibility});
  testing::RegisterTest(suite_name(visibility).c_str(), sentence, nullptr, nullptr, file, line,
                        [check]() -> Check* { return new Check(check); });
}

bool has_failed() {
  return testing::Test::HasFailure();
}

void fail_check(const char* file, int line, const std::string& message) {
  GTEST_MESSAGE_AT_(file, line, message.c_str(), testing::TestPartResult::kNonFatalFailure);
}

void keep_for_its_prints(std::shared_ptr<const Attempt> attempt) {
  if (!failed_attempt()) failed_attempt() = std::move(attempt);
}

void keep_for_replay(replay::Recording recording) {
  kept() = std::move(recording);
}

void advise(const std::string& sentence) {
  if (!sentence.empty()) given_advice().push_back(sentence);
}

std::shared_ptr<const Attempt> attempt(std::span<const subject::Call> calls, const Limits& limits) {
  return attempts().make(calls, limits);
}

std::shared_ptr<const Attempt> probe(std::span<const subject::Call> calls, const Limits& limits) {
  return attempts().probe(calls, limits);
}

std::string explain_outcome(const Attempt& attempt) {
  return describe(attempt, exercise());
}

std::string suite_name(Visibility visibility) {
  return exercise().name + (visibility == Visibility::hidden ? "_hidden" : "");
}

const std::vector<Declared>& declared_checks() {
  return declared();
}

const Declared& declared_check(const std::string& suite, const std::string& sentence) {
  return *std::find_if(declared().begin(), declared().end(), [&](const Declared& check) {
    return suite_name(check.visibility) == suite && check.sentence == sentence;
  });
}

const std::optional<replay::Recording>& first_failed_run() {
  return kept();
}

std::shared_ptr<const Attempt> first_failed_attempt() {
  return failed_attempt();
}

const std::vector<std::string>& advice() {
  return given_advice();
}

void use_subject(std::unique_ptr<Launcher> launcher, std::optional<milliseconds> patience) {
  attempts().use(std::move(launcher), patience);
}

std::vector<std::shared_ptr<const Attempt>> attempts_made() {
  std::vector<std::shared_ptr<const Attempt>> made;
  for (const auto& [calls, attempt] : attempts().made()) made.push_back(attempt);
  return made;
}

}  // namespace kata::judge
