#pragma once

#include <attempt/launcher.h>
#include <chrono>
#include <cstdint>
#include <judge/evidence.h>
#include <judge/rule.h>
#include <memory>
#include <optional>
#include <runs/attempts.h>
#include <runs/run.h>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kata::judge {

enum class Visibility { open, hidden };

/// A check as its file declares it.
struct Declared {
  std::string sentence;
  int points;
  Visibility visibility;
};

/// Why a check failed: the first of its runs that did not match.
struct Failure {
  Run run;
  std::string complaint;
  RunMatcher matcher;
};

/// One run of a judge: the subject under test, and what the checks made of it. Checks start
/// attempts and report failures here; explanations are worked out after all ran.
class Session {
 public:
  /// Sets how the subject under test is started, for how long any attempt may compute, and which
  /// are wrong already: see Attempts.
  void use(std::unique_ptr<Launcher> launcher, std::optional<std::chrono::milliseconds> patience,
           Attempts::IsWrong is_wrong) {
    attempts_.emplace(std::move(launcher), patience, std::move(is_wrong));
  }
  /// Only once there is a subject.
  Attempts& attempts() { return attempts_.value(); }

  /// Declares a check. Their order is that of the calls.
  void declare(Declared check) { declared_.push_back(std::move(check)); }
  const std::vector<Declared>& declared() const noexcept { return declared_; }
  const Declared& declared(std::string_view suite, std::string_view sentence) const;

  /// The check that runs fails.
  void fail(Failure failure) { failure_ = std::move(failure); }
  /// Why the check that ran last failed, to be taken before the next one runs; nothing if it did
  /// not, or in another way.
  std::optional<Failure> take_failure() { return std::exchange(failure_, std::nullopt); }

  /// Points are given for what this run finds: on inputs that differ from course to course, and
  /// only where there are signs of a search. `only_in_disguise`: calls are made in disguise and in
  /// no other way.
  void grade(std::string secret, bool only_in_disguise);
  bool is_graded() const noexcept { return secret_.has_value(); }
  /// The seed of inputs that a check makes: another one in every course.
  std::uint32_t seed(std::uint32_t of_check) const;
  bool is_only_in_disguise() const noexcept { return only_in_disguise_; }
  /// The same calls in disguise; nothing where the exercise has none.
  std::vector<subject::Call> in_disguise(std::span<const subject::Call> calls) const;
  /// What runs show besides right answers.
  Evidence& evidence() noexcept { return evidence_; }

  /// Adds a sentence to what a student reads although nothing failed; an empty one adds nothing.
  void advise(const std::string& sentence) {
    if (!sentence.empty()) advice_.push_back(sentence);
  }
  const std::vector<std::string>& advice() const noexcept { return advice_; }

  /// Adds a sentence on what was achieved, for a student whose program passes all checks; an empty
  /// one adds nothing.
  void note_achievement(const std::string& sentence) {
    if (!sentence.empty()) achievements_.push_back(sentence);
  }
  const std::vector<std::string>& achievements() const noexcept { return achievements_; }

 private:
  std::optional<Attempts> attempts_;
  std::optional<std::string> secret_;
  bool only_in_disguise_ = false;
  Evidence evidence_;
  std::vector<Declared> declared_;
  std::optional<Failure> failure_;
  std::vector<std::string> advice_;
  std::vector<std::string> achievements_;
};

/// The session of this process.
Session& session();

/// The GoogleTest suite that checks of this kind belong to.
std::string suite_name(Visibility visibility);

}  // namespace kata::judge
