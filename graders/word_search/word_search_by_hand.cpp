#include <by_hand/words.h>
#include <judge/path/word_grids.h>

int main(int argc, char** argv) {
  using namespace kata::judge;
  return kata::by_hand::words_main(
      argc, argv, {"word_search", "find_word", KATA_SUBJECT_FILE, words::page_word, words::page});
}
