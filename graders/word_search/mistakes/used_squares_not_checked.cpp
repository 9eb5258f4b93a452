// Mistake: a square may be used again
// Says: Step by step, this is a search that does not ask whether a square is on the path already.
// Says: which is on the path already. Each square may be used once.
#include "word_search.h"

static bool search(const kata::LetterGrid& grid, std::string_view word, kata::Path& path, int r,
                   int c) {
  if (r < 0 || r >= grid.rows() || c < 0 || c >= grid.columns()) return false;
  if (grid[r][c] != word[path.size()]) return false;
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
      if (search(grid, word, path, r, c)) return true;
    }
  }
  return false;
}
