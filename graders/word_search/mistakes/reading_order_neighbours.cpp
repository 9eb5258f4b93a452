// Mistake: the next square in reading order is a neighbour, also at the end of a row
// Says: on the other side of the grid, and a path does not go over the edge
#include "word_search.h"

static bool search(const kata::LetterGrid& grid, std::string_view word, kata::Path& path,
                   int square) {
  if (square < 0 || square >= grid.rows() * grid.columns()) return false;
  const int r = square / grid.columns();
  const int c = square % grid.columns();
  if (grid[r][c] != word[path.size()] || path.contains({r, c})) return false;
  path.push_back({r, c});
  if (path.size() == word.size()) return true;
  for (int step : {-grid.columns(), grid.columns(), -1, 1}) {
    if (search(grid, word, path, square + step)) return true;
  }
  path.pop_back();
  return false;
}

bool find_word(const kata::LetterGrid& grid, std::string_view word, kata::Path& path) {
  if (word.empty()) return true;
  for (int square = 0; square < grid.rows() * grid.columns(); ++square) {
    if (search(grid, word, path, square)) return true;
  }
  return false;
}
