// Mistake: walks all ways of the right length and compares at the end
// Says: Compare the letter before you step.
#include <string>

#include "word_search.h"

static bool walk(const kata::LetterGrid& grid, std::string_view word, kata::Path& path, int r,
                 int c) {
  if (r < 0 || r >= grid.rows() || c < 0 || c >= grid.columns()) return false;
  if (path.contains({r, c})) return false;
  path.push_back({r, c});
  if (path.size() == word.size()) {
    std::string letters;
    for (const kata::Cell& cell : path) letters += grid[cell.row][cell.column];
    if (letters == word) return true;
  } else if (walk(grid, word, path, r - 1, c) || walk(grid, word, path, r, c + 1) ||
             walk(grid, word, path, r + 1, c) || walk(grid, word, path, r, c - 1)) {
    return true;
  }
  path.pop_back();
  return false;
}

bool find_word(const kata::LetterGrid& grid, std::string_view word, kata::Path& path) {
  if (word.empty()) return true;
  for (int r = 0; r < grid.rows(); ++r) {
    for (int c = 0; c < grid.columns(); ++c) {
      if (walk(grid, word, path, r, c)) return true;
    }
  }
  return false;
}
