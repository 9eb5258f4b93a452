#include <findings/path/path_rules.h>
#include <judge/path/path_matchers.h>
#include <judge/rule.h>

namespace kata::judge {
RunMatcher AnswersRightly() {
  return rule("finds the word, or says that it is not there", wrong_answer);
}

RunMatcher TakesOnlyRightSteps() {
  return rule("takes only right steps", wrong_step);
}

RunMatcher TriesNoPathTwice() {
  return rule("tries no path twice", needless_steps);
}

RunMatcher SearchesOnThePath() {
  return rule("searches on the path", searched_elsewhere);
}

RunMatcher StartsOnARarestLetter() {
  return rule("starts on a rarest letter", started_on_a_common_letter);
}

RunMatcher TakesNoStep() {
  return rule("takes no step", stepped_although_a_letter_is_missing);
}

RunMatcher TakesFewerStepsThanThePlainOrder() {
  return rule("takes fewer steps than the plain order", no_fewer_steps_than_plain);
}

}  // namespace kata::judge
