// Mistake: returns what the first neighbour that fits comes to
// Says: Step by step, this is a search that gives a letter behind the first up when its first square has failed.
// Says: It came as far as "BA" on this path, and never went on to row 1, column 3.
#include "word_search.h"

namespace {

const kata::Cell steps[] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

bool fits(const kata::LetterGrid& grid, const kata::Path& path, int r, int c, char letter) {
  return r >= 0 && r < grid.rows() && c >= 0 && c < grid.columns() && grid[r][c] == letter &&
         !path.contains({r, c});
}

bool go_on(const kata::LetterGrid& grid, std::string_view word, kata::Path& path) {
  if (path.size() == word.size()) return true;
  for (const auto& step : steps) {
    const int r = path.back().row + step.row;
    const int c = path.back().column + step.column;
    if (fits(grid, path, r, c, word[path.size()])) {
      path.push_back({r, c});
      return go_on(grid, word, path);
    }
  }
  return false;
}

}  // namespace

bool find_word(const kata::LetterGrid& grid, std::string_view word, kata::Path& path) {
  if (word.empty()) return true;
  for (int r = 0; r < grid.rows(); ++r) {
    for (int c = 0; c < grid.columns(); ++c) {
      if (grid[r][c] != word[0]) continue;
      path.push_back({r, c});
      if (go_on(grid, word, path)) return true;
      while (!path.empty()) path.pop_back();
    }
  }
  return false;
}
