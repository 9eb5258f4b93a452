#include <by_hand/program.h>
#include <cstdint>
#include <findings/path/path_rules.h>
#include <inputs/word_grids.h>
#include <problems/word.h>
#include <search/word_search.h>

namespace {

kata::by_hand::Rival plain_order(const kata::problems::Problem& problem) {
  using namespace kata::search;
  constexpr std::int64_t most_steps = 20'000'000;
  const auto& word = dynamic_cast<const kata::problems::Word&>(problem);
  const auto plain = find_word(word.grid(), word.word(), WordOrder::plain, most_steps);
  return {"the plain order", {}, plain.steps, plain.complete};
}

}  // namespace

kata::by_hand::Program kata::by_hand::program() {
  using namespace judge;
  return {.input = word_on_grid(words::rare_letters_word, words::rare_letters),
          .wrong = wrong_answer,
          .rival = plain_order,
          .can_race = false};
}
