#include <algorithm>
#include <array>
#include <judge/explanation.h>
#include <runs/exercise.h>
#include <runs/recording_of.h>

namespace kata::judge {
namespace {

/// Whether a call only ran out of what all calls share, on the way that it goes alone as well.
bool only_ran_out(const Run& run, const Run& alone) {
  const bool goes_the_same_way =
      run.events.size() <= alone.events.size() &&
      std::equal(run.events.begin(), run.events.end(), alone.events.begin());
  return !run.returned && is_limit(run.attempt->outcome) && goes_the_same_way;
}

/// Whether a later call of one process is wrong, and right in a process of its own.
bool is_kept_between_calls(const Failure& failure) {
  const Run& run = failure.run;
  if (run.call == 0 || !run.began() || failure.matcher.Matches(run)) return false;
  const std::array calls{run.attempt->calls[run.call].call};
  const auto attempt = session().attempts().make(calls);
  const Run alone = replay(attempt, 0, exercise().declared.functions);
  return attempt->outcome == Outcome::finished && failure.matcher.Matches(alone) &&
         !only_ran_out(run, alone);
}

/// The words of a step without the brackets that mark its squares in a drawing, as a sentence.
std::string as_sentence(std::string words) {
  std::erase_if(words, [](char character) {
    return character == '[' || character == ']' || character == '(' || character == ')';
  });
  // The name of a function stays as it is written.
  const bool is_name = words.substr(0, words.find(' ')).find('_') != std::string::npos;
  if (!is_name && !words.empty() && words.front() >= 'a' && words.front() <= 'z') {
    words.front() = static_cast<char>(words.front() - 'a' + 'A');
  }
  return words;
}

}  // namespace

std::string message_of(const Failure& failure) {
  std::string text = failure.complaint;
  if (is_kept_between_calls(failure)) {
    text += text.ends_with('\n') ? "" : " ";  // behind a drawing on a line of its own
    text +=
        "The same call is right when no other was made before it: something is kept between calls, in a global or static variable.";
  }
  const Declaration& declared = exercise().declared;
  if (declared.explain) text += declared.explain(failure.run, session().attempts());
  const std::string drawing = declared.draw ? declared.draw(failure.run) : "";
  return drawing.empty() ? text : text + "\n\n" + drawing;
}

std::string audit() {
  const auto& explain = exercise().declared.explain;
  std::string text;
  if (!explain) return text;
  for (const auto& attempt : session().attempts().made()) {
    for (std::size_t call = 0; call < attempt->calls.size(); ++call) {
      text += explain(replay(attempt, call, exercise().declared.functions), session().attempts());
    }
  }
  return text;
}

std::optional<replay::Recording> recording_of(const Failure& failure) {
  const Run& run = failure.run;
  if (run.events.empty()) return std::nullopt;
  replay::Recording recording = recording_of(run, exercise().name, explain_outcome(*run.attempt));
  // A journal that no search wrote has no steps to look at: they may lie off the board.
  const auto& first_wrong_step = exercise().declared.first_wrong_step;
  if (!first_wrong_step || !run.fault.empty()) return recording;
  if (const auto wrong = first_wrong_step(run)) {
    recording.first_difference = {wrong->event, wrong->expected, as_sentence(wrong->words)};
  }
  return recording;
}

}  // namespace kata::judge
