#include <attempt/outcome.h>
#include <judge/rule.h>
#include <optional>
#include <ostream>
#include <runs/exercise.h>
#include <utility>

namespace kata::judge {
namespace {

class Rule : public testing::MatcherInterface<const Run&> {
 public:
  Rule(std::string description, Look look, Look look_at_unfinished)
      : description_(std::move(description)),
        look_(std::move(look)),
        look_at_unfinished_(std::move(look_at_unfinished)) {}

  bool MatchAndExplain(const Run& run, testing::MatchResultListener* listener) const override {
    const Complaint complaint = complaint_about(run);
    if (complaint) *listener << *complaint;
    return !complaint;
  }

  void DescribeTo(std::ostream* out) const override { *out << description_; }

 private:
  Complaint complaint_about(const Run& run) const {
    const Complaint unfinished = not_finished(run);
    if (!unfinished) return look_(run);
    const bool may_be_looked_at =
        look_at_unfinished_ && run.began() && !run.returned && run.fault.empty();
    const Complaint better = may_be_looked_at ? look_at_unfinished_(run) : std::nullopt;
    return better ? better : unfinished;
  }

  std::string description_;
  Look look_;
  Look look_at_unfinished_;
};

}  // namespace

RunMatcher rule(std::string description, Look look, Look look_at_unfinished) {
  return RunMatcher(
      new Rule(std::move(description), std::move(look), std::move(look_at_unfinished)));
}

Complaint not_finished(const Run& run) {
  if (!run.fault.empty()) {
    return "The record of what " + run.function + " did cannot be right: " + run.fault +
           ". Only use what you are given, through its own operations.";
  }
  if (run.returned) return std::nullopt;
  const std::string complaint = explain_outcome(*run.attempt);
  const bool has_question = run.began() && run.attempt->outcome != Outcome::not_started;
  const std::string question = has_question ? run.problem->question() : "";
  return question.empty() ? complaint : complaint + "\nIt was " + question + ".";
}

std::string explain_outcome(const Attempt& attempt) {
  return describe(attempt, exercise().name);
}

}  // namespace kata::judge
