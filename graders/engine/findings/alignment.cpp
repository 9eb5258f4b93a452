#include <cstddef>
#include <findings/alignment.h>
#include <problems/playback.h>
#include <problems/word.h>
#include <vector>

namespace kata::judge {
namespace {

using problems::Playback;
using problems::Problem;
using problems::Step;

/// How often the choices of a run are wrong letters, if the word is begun at a letter.
int wrong_letters(const problems::Word& word, const std::vector<Event>& events) {
  int wrong = 0;
  Playback playback(word);
  for (const Event& event : events) {
    playback.apply(event);
    const auto& last = playback.last();
    if (!last || last->kind != Step::Kind::choice) continue;
    const bool is_in_word = last->variable >= 0 && last->variable < word.variables();
    if (!is_in_word ||
        word.letter(*last->value) != word.word()[static_cast<std::size_t>(last->variable)])
      ++wrong;
  }
  return wrong;
}

}  // namespace

std::shared_ptr<const Problem> aligned(const Run& run) {
  const auto* const word = dynamic_cast<const problems::Word*>(run.problem.get());
  if (word == nullptr || run.events.empty()) return run.problem;
  std::shared_ptr<const Problem> found;
  for (int first = 0; first < word->variables(); ++first) {
    const auto candidate =
        std::make_shared<problems::Word>(run.arguments().at(0), word->word(), first);
    if (wrong_letters(*candidate, run.events) > 0) continue;
    if (found) return nullptr;
    found = candidate;
  }
  return found;
}

}  // namespace kata::judge
