#include <string_view>
#include <subject/on_path.h>

#include "rarest_letter_first.h"

void kata::subject::run_call(const Call& call, Journal& journal) {
  on_path(call, journal, [](const LetterGrid& grid, std::string_view word, Path& path) {
    return find_word_rarest_first(grid, word, path);
  });
}
