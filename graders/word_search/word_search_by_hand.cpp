#include <by_hand/program.h>
#include <findings/path/path_rules.h>
#include <inputs/word_grids.h>

kata::by_hand::Program kata::by_hand::program() {
  using namespace judge;
  return {.input = word_on_grid(words::page_word, words::page), .wrong = wrong_answer};
}
