#include "word_search.h"
bool find_word(const kata::LetterGrid&, std::string_view, kata::Path&) {
  return true;
}
