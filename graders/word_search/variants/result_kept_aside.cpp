// Variant: the search goes on to the end of its loops, but does nothing more once a flag is set
#include "word_search.h"

static bool search(const kata::LetterGrid& grid, std::string_view word, kata::Path& path, int r,
                   int c) {
  if (r < 0 || r >= grid.rows() || c < 0 || c >= grid.columns()) return false;
  if (grid[r][c] != word[path.size()] || path.contains({r, c})) return false;
  path.push_back({r, c});
  bool found = path.size() == word.size();
  for (int i = 0; i < 4; ++i) {
    if (!found) found = search(grid, word, path, r + (i == 0) - (i == 1), c + (i == 2) - (i == 3));
  }
  if (!found) path.pop_back();
  return found;
}

bool find_word(const kata::LetterGrid& grid, std::string_view word, kata::Path& path) {
  if (word.empty()) return true;
  bool found = false;
  for (int r = 0; r < grid.rows(); ++r) {
    for (int c = 0; c < grid.columns(); ++c) {
      if (!found) found = search(grid, word, path, r, c);
    }
  }
  return found;
}
