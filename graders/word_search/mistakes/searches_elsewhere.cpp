// Mistake: searches on a list of its own and copies it to the path at the end
// Says: Each square that a search tries goes on `path`, and comes off again
#include <algorithm>
#include <vector>

#include "word_search.h"

static bool search(const kata::LetterGrid& grid, std::string_view word,
                   std::vector<kata::Cell>& cells, int r, int c) {
  if (r < 0 || r >= grid.rows() || c < 0 || c >= grid.columns()) return false;
  if (grid[r][c] != word[cells.size()]) return false;
  if (std::find(cells.begin(), cells.end(), kata::Cell{r, c}) != cells.end()) return false;
  cells.push_back({r, c});
  if (cells.size() == word.size()) return true;
  if (search(grid, word, cells, r - 1, c) || search(grid, word, cells, r + 1, c) ||
      search(grid, word, cells, r, c - 1) || search(grid, word, cells, r, c + 1)) {
    return true;
  }
  cells.pop_back();
  return false;
}

bool find_word(const kata::LetterGrid& grid, std::string_view word, kata::Path& path) {
  if (word.empty()) return true;
  for (int r = 0; r < grid.rows(); ++r) {
    for (int c = 0; c < grid.columns(); ++c) {
      std::vector<kata::Cell> cells;
      if (!search(grid, word, cells, r, c)) continue;
      for (const kata::Cell& cell : cells) path.push_back(cell);
      return true;
    }
  }
  return false;
}
