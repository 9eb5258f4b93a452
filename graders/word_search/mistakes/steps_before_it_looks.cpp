// Mistake: steps on every neighbour and only then looks at the letter
// Says: Compare the letter before you step.
#include "word_search.h"

static bool search(const kata::LetterGrid& grid, std::string_view word, kata::Path& path) {
  const kata::Cell last = path.back();
  if (grid[last.row][last.column] != word[path.size() - 1]) return false;
  if (path.size() == word.size()) return true;
  const kata::Cell next[] = {{last.row - 1, last.column},
                             {last.row + 1, last.column},
                             {last.row, last.column - 1},
                             {last.row, last.column + 1}};
  for (const kata::Cell& cell : next) {
    if (cell.row < 0 || cell.row >= grid.rows()) continue;
    if (cell.column < 0 || cell.column >= grid.columns()) continue;
    if (path.contains(cell)) continue;
    path.push_back(cell);
    if (search(grid, word, path)) return true;
    path.pop_back();
  }
  return false;
}

bool find_word(const kata::LetterGrid& grid, std::string_view word, kata::Path& path) {
  if (word.empty()) return true;
  for (int r = 0; r < grid.rows(); ++r) {
    for (int c = 0; c < grid.columns(); ++c) {
      path.push_back({r, c});
      if (search(grid, word, path)) return true;
      path.pop_back();
    }
  }
  return false;
}
