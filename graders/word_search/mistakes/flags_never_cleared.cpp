// Mistake: the used flags are never cleared on the way back
// Says: Step by step, this is a search that leaves the square marked as taken after an undo.
// Says: It came as far as
#include <vector>

#include "word_search.h"

namespace {

using Used = std::vector<std::vector<bool>>;

const int dr[] = {-1, 1, 0, 0};
const int dc[] = {0, 0, -1, 1};

bool search(const kata::LetterGrid& grid, std::string_view word, kata::Path& path, Used& used,
            std::size_t k, int r, int c) {
  if (r < 0 || r >= grid.rows() || c < 0 || c >= grid.columns()) return false;
  if (used[r][c] || grid[r][c] != word[k]) return false;
  used[r][c] = true;
  path.push_back({r, c});
  if (k + 1 == word.size()) return true;
  for (int i = 0; i < 4; ++i) {
    if (search(grid, word, path, used, k + 1, r + dr[i], c + dc[i])) return true;
  }
  path.pop_back();
  return false;
}

}  // namespace

bool find_word(const kata::LetterGrid& grid, std::string_view word, kata::Path& path) {
  if (word.empty()) return true;
  Used used(grid.rows(), std::vector<bool>(grid.columns()));
  for (int r = 0; r < grid.rows(); ++r) {
    for (int c = 0; c < grid.columns(); ++c) {
      if (search(grid, word, path, used, 0, r, c)) return true;
    }
  }
  return false;
}
