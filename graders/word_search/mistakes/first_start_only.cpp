// Mistake: gives up when the first square to start on leads nowhere
// Says: Step by step, this is a search that gives up when the first square of the first letter has failed.
// Says: It never started on any of these squares
#include "word_search.h"

static bool search(const kata::LetterGrid& grid, std::string_view word, kata::Path& path, int r,
                   int c) {
  if (r < 0 || r >= grid.rows() || c < 0 || c >= grid.columns()) return false;
  if (grid[r][c] != word[path.size()] || path.contains({r, c})) return false;
  path.push_back({r, c});
  if (path.size() == word.size()) return true;
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
      if (grid[r][c] == word[0]) return search(grid, word, path, r, c);
    }
  }
  return false;
}
