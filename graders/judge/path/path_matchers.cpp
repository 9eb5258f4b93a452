#include <array>
#include <judge/check.h>
#include <judge/finished_rule.h>
#include <judge/kept_between_calls.h>
#include <judge/path/path_matchers.h>
#include <judge/path/path_rules.h>

namespace kata::judge {
namespace {

using Question = PathComplaint (*)(const PathRun&);

/// What keeps a run from being looked at any further, and what it was asked. A later call of the
/// same process that did not come to its end is not held against it.
PathComplaint unfinished(const PathRun& run) {
  const bool is_last = run.call + 1 >= run.attempt->calls.size();
  if (run.returned && run.fault.empty() && !is_last) return std::nullopt;
  PathComplaint complaint = not_finished(run);
  const bool has_input = run.grid && run.attempt->outcome != Outcome::not_started;
  if (complaint && has_input) *complaint += "\nIt was " + input_of(run) + ".";
  return complaint;
}

PathComplaint ask(const PathRun& run, Question question) {
  const PathComplaint complaint = unfinished(run);
  return complaint ? complaint : question(run);
}

/// A later call of one process that is wrong, and right in a process of its own: that is worth a
/// sentence.
std::string remark_on_earlier_calls(const PathRun& run, Question question) {
  if (run.call == 0 || run.call >= run.attempt->calls.size()) return "";
  if (!run.returned && is_limit(run.attempt->outcome)) return "";
  const std::array calls{run.attempt->calls[run.call].call};
  if (ask(replay_path(attempt(calls), 0), question)) return "";
  return std::string(kept_between_calls);
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
