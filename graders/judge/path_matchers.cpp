#include <array>
#include <judge/check.h>
#include <judge/path_matchers.h>
#include <judge/path_rules.h>
#include <judge/rule.h>

namespace kata::judge {
namespace {

using Question = PathComplaint (*)(const PathRun&);

/// What keeps a run from being looked at any further.
PathComplaint not_finished(const PathRun& run) {
  if (!run.fault.empty()) {
    return "The record of the search cannot be right: " + run.fault +
           ". Only push to and pop from the path you are given.";
  }
  if (run.returned) return std::nullopt;
  const std::string outcome = explain_outcome(*run.attempt);
  const bool has_input = run.grid && run.attempt->outcome != Outcome::not_started;
  return has_input ? outcome + "\nIt was " + input_of(run) + "." : outcome;
}

PathComplaint ask(const PathRun& run, Question question) {
  const PathComplaint unfinished = not_finished(run);
  return unfinished ? unfinished : question(run);
}

/// Did one of the calls before use up what all calls of a process share?
bool is_over_a_limit(const Attempt& attempt) {
  return attempt.outcome == Outcome::time_limit || attempt.outcome == Outcome::memory_limit ||
         attempt.outcome == Outcome::placement_limit || attempt.outcome == Outcome::output_limit;
}

/// A later call of one process that is wrong, and right in a process of its own: that is worth a
/// sentence.
std::string remark_on_earlier_calls(const PathRun& run, Question question) {
  if (run.call == 0 || run.call >= run.attempt->calls.size()) return "";
  if (!run.returned && is_over_a_limit(*run.attempt)) return "";
  const std::array calls{run.attempt->calls[run.call].call};
  if (ask(replay_path(attempt(calls), 0), question)) return "";
  return "The same call alone, in a fresh run of the program, is right: something is kept between "
         "calls. Look for global and static variables.";
}

PathMatcher rule(std::string description, Question question) {
  return make_rule<PathRun>(std::move(description), [question](const PathRun& run) {
    PathComplaint complaint = ask(run, question);
    if (!complaint) return complaint;
    const std::string remark = remark_on_earlier_calls(run, question);
    if (!remark.empty() && !complaint->ends_with('\n')) *complaint += '\n';
    *complaint += remark;
    return complaint;
  });
}

}  // namespace

PathMatcher AnswersRightly() {
  return rule("finds the word, or says that it is not there", wrong_answer);
}

PathMatcher TakesOnlyRightSteps() {
  return rule("takes only right steps", wrong_step);
}

PathMatcher TriesNoPathTwice() {
  return rule("tries no path twice", needless_steps);
}

PathMatcher SearchesOnThePath() {
  return rule("searches on the path", searched_elsewhere);
}

PathMatcher StartsOnARarestLetter() {
  return rule("starts on a rarest letter", started_on_a_common_letter);
}

PathMatcher TakesNoStep() {
  return rule("takes no step", stepped_although_a_letter_is_missing);
}

PathMatcher TakesFewerStepsThanThePlainOrder() {
  return rule("takes fewer steps than the plain order", no_fewer_steps_than_plain);
}

}  // namespace kata::judge
