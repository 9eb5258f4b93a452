// Mistake: the next letter may stand anywhere on the grid
// Says: Step by step, this is a search that goes on to any square that has the next letter, wherever it lies.
// Says: which is not beside it. Neighbours are up, down, left and right.
#include "word_search.h"

bool find_word(const kata::LetterGrid& grid, std::string_view word, kata::Path& path) {
  if (path.size() == word.size()) return true;
  for (int r = 0; r < grid.rows(); ++r) {
    for (int c = 0; c < grid.columns(); ++c) {
      if (grid[r][c] != word[path.size()] || path.contains({r, c})) continue;
      path.push_back({r, c});
      if (find_word(grid, word, path)) return true;
      path.pop_back();
    }
  }
  return false;
}
