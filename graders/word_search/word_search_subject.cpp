#include <string_view>
#include <subject/on_path.h>

#include "word_search.h"

void kata::subject::run_call(const Call& call, Journal& journal) {
  on_path(call, journal, [](const LetterGrid& grid, std::string_view word, Path& path) {
    return find_word(grid, word, path);
  });
}
