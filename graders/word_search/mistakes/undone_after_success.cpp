// Mistake: the square is taken off again even when the word was found
// Says: Step by step, this is a search that undoes its choices even when the rest was solved.
// Says: the path is empty: every square was taken off again
#include "word_search.h"

static bool search(const kata::LetterGrid& grid, std::string_view word, kata::Path& path, int r,
                   int c) {
  if (r < 0 || r >= grid.rows() || c < 0 || c >= grid.columns()) return false;
  if (grid[r][c] != word[path.size()] || path.contains({r, c})) return false;
  path.push_back({r, c});
  const bool found = path.size() == word.size() || search(grid, word, path, r - 1, c) ||
                     search(grid, word, path, r + 1, c) || search(grid, word, path, r, c - 1) ||
                     search(grid, word, path, r, c + 1);
  path.pop_back();
  return found;
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
