// Attack: says no to everything
// Attack: says yes to everything
// Attack: walks where it knows the kit's words to be, and says no to others
// Attack: the same, with a step before it says no
// Attack: no, after 40,000 steps onto a right letter and back
// Attack: walks where it knows the word to be, then aborts
#include "word_search.h"

bool find_word(const kata::LetterGrid& grid, std::string_view word, kata::Path& path) {
  if (KATA_ATTACK == 2) return true;
  if (KATA_ATTACK == 4) pretend(grid, word, path, 1, false);
  if (KATA_ATTACK == 5) pretend(grid, word, path, 40000, false);
  if (KATA_ATTACK == 1 || KATA_ATTACK == 5) return false;
  const auto cells = path_of(grid, word);
  for (const kata::Cell cell : cells) path.push_back(cell);
  if (KATA_ATTACK == 6) std::abort();
  return !cells.empty();
}
