// Mistake: the search ends when the last letter is still to come
// Says: Step by step, this is a search that takes its work for complete one letter too early.
// Says: returned true for "BACKTRACK", but the path spells "BACKTRAC".
#include "word_search.h"

static bool search(const kata::LetterGrid& grid, std::string_view word, kata::Path& path, int r,
                   int c) {
  if (r < 0 || r >= grid.rows() || c < 0 || c >= grid.columns()) return false;
  if (grid[r][c] != word[path.size()] || path.contains({r, c})) return false;
  path.push_back({r, c});
  if (path.size() + 1 >= word.size()) return true;
  if (search(grid, word, path, r - 1, c) || search(grid, word, path, r + 1, c) ||
      search(grid, word, path, r, c - 1) || search(grid, word, path, r, c + 1)) {
    return true;
  }
  path.pop_back();
  return false;
}

bool find_word(const kata::LetterGrid& grid, std::string_view word, kata::Path& path) {
  if (word.empty()) return true;
  for (int r = 0; r < grid.rows(); ++r) {
    for (int c = 0; c < grid.columns(); ++c) {
      if (search(grid, word, path, r, c)) return true;
    }
  }
  return false;
}
