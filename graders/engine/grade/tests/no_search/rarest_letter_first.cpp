// Attack: says no to everything
// Attack: says yes to everything
// Attack: walks where it knows the kit's words to be, from the rarest letter, and says no to others
// Attack: the same, with a step before it says no
// Attack: no, after 40,000 steps onto a rarest letter and back
// Attack: walks where it knows the word to be, then aborts
#include "rarest_letter_first.h"

#include <cstddef>

bool find_word_rarest_first(const kata::LetterGrid& grid, std::string_view word, kata::Path& path) {
  if (KATA_ATTACK == 2) return true;
  if (KATA_ATTACK == 4) pretend(grid, word, path, 1, true);
  if (KATA_ATTACK == 5) pretend(grid, word, path, 40000, true);
  if (KATA_ATTACK == 1 || KATA_ATTACK == 5) return false;
  const auto cells = path_of(grid, word);
  std::size_t start = 0;
  int fewest = 1000;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    int count = 0;
    for (const char letter : text_of(grid)) count += letter == word[i];
    if (count < fewest) {
      fewest = count;
      start = i;
    }
  }
  for (std::size_t i = start; i < cells.size(); ++i) path.push_back(cells[i]);
  for (std::size_t i = start; i > 0 && !cells.empty(); --i) path.push_front(cells[i - 1]);
  if (KATA_ATTACK == 6) std::abort();
  return !cells.empty();
}
