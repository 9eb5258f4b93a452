// Variant: a void search that leaves by an exception once the word is found
#include "word_search.h"

namespace {

struct Found {};

void search(const kata::LetterGrid& grid, std::string_view word, kata::Path& path, int r, int c) {
  if (path.size() == word.size()) throw Found{};
  if (r < 0 || r >= grid.rows() || c < 0 || c >= grid.columns()) return;
  if (grid[r][c] != word[path.size()] || path.contains({r, c})) return;
  path.push_back({r, c});
  search(grid, word, path, r - 1, c);
  search(grid, word, path, r + 1, c);
  search(grid, word, path, r, c - 1);
  search(grid, word, path, r, c + 1);
  path.pop_back();
}

}  // namespace

bool find_word(const kata::LetterGrid& grid, std::string_view word, kata::Path& path) {
  try {
    if (word.empty()) throw Found{};
    for (int r = 0; r < grid.rows(); ++r) {
      for (int c = 0; c < grid.columns(); ++c) search(grid, word, path, r, c);
    }
  } catch (const Found&) {
    return true;
  }
  return false;
}
