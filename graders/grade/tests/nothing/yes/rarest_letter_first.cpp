#include "rarest_letter_first.h"
bool find_word_rarest_first(const kata::LetterGrid&, std::string_view, kata::Path&) {
  return true;
}
