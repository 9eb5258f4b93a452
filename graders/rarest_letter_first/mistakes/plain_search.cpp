// Mistake: the plain search, which starts at the first letter
// Says: your search starts on the S at row 1, column 1. The grid has that letter
// Says: the rarest letter of the word leaves the fewest squares to start on
#include "rarest_letter_first.h"

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

bool find_word_rarest_first(const kata::LetterGrid& grid, std::string_view word, kata::Path& path) {
  if (word.empty()) return true;
  for (int r = 0; r < grid.rows(); ++r) {
    for (int c = 0; c < grid.columns(); ++c) {
      if (search(grid, word, path, r, c)) return true;
    }
  }
  return false;
}
