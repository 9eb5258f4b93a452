// Mistake: the square it started on stays on the path
// Says: left 1 square on the path. Before a call gives up, it takes its square off again.
#include "word_search.h"

static bool go_on(const kata::LetterGrid& grid, std::string_view word, kata::Path& path, int r,
                  int c) {
  if (path.size() == word.size()) return true;
  const int rows[] = {r - 1, r + 1, r, r};
  const int columns[] = {c, c, c - 1, c + 1};
  for (int i = 0; i < 4; ++i) {
    const int row = rows[i];
    const int column = columns[i];
    if (row < 0 || row >= grid.rows() || column < 0 || column >= grid.columns()) continue;
    if (grid[row][column] != word[path.size()] || path.contains({row, column})) continue;
    path.push_back({row, column});
    if (go_on(grid, word, path, row, column)) return true;
    path.pop_back();
  }
  return false;
}

bool find_word(const kata::LetterGrid& grid, std::string_view word, kata::Path& path) {
  if (word.empty()) return true;
  for (int r = 0; r < grid.rows(); ++r) {
    for (int c = 0; c < grid.columns(); ++c) {
      if (grid[r][c] != word[0]) continue;
      path.push_back({r, c});
      if (go_on(grid, word, path, r, c)) return true;
    }
  }
  return false;
}
