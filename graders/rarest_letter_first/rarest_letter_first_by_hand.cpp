#include <by_hand/words.h>
#include <judge/path/word_grids.h>

int main(int argc, char** argv) {
  using namespace kata::judge;
  return kata::by_hand::words_main(
      argc, argv,
      {"rarest_letter_first", "find_word_rarest_first", KATA_SUBJECT_FILE, words::rare_letters_word,
       words::rare_letters, true});
}
