// Variant: looks for the reversed word and turns the path round at the end
#include <algorithm>
#include <string>
#include <vector>

#include "word_search.h"

namespace {

bool search(const kata::LetterGrid& grid, const std::string& word, kata::Path& path, int r, int c) {
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

void turn_round(kata::Path& path) {
  std::vector<kata::Cell> cells(path.begin(), path.end());
  while (!path.empty()) path.pop_back();
  for (const kata::Cell& cell : cells) path.push_front(cell);
}

}  // namespace

bool find_word(const kata::LetterGrid& grid, std::string_view word, kata::Path& path) {
  if (word.empty()) return true;
  const std::string reversed(word.rbegin(), word.rend());
  for (int r = 0; r < grid.rows(); ++r) {
    for (int c = 0; c < grid.columns(); ++c) {
      if (!search(grid, reversed, path, r, c)) continue;
      turn_round(path);
      return true;
    }
  }
  return false;
}
