// Mistake: a word must go on in its first direction
// Says: It came as far as "BACK" on this path, and never went on to row 2, column 4.
#include "word_search.h"

namespace {

const int dr[] = {-1, 1, 0, 0};
const int dc[] = {0, 0, -1, 1};

bool follow(const kata::LetterGrid& grid, std::string_view word, kata::Path& path, int r, int c,
            int direction) {
  if (path.size() == word.size()) return true;
  if (r < 0 || r >= grid.rows() || c < 0 || c >= grid.columns()) return false;
  if (grid[r][c] != word[path.size()]) return false;
  path.push_back({r, c});
  if (follow(grid, word, path, r + dr[direction], c + dc[direction], direction)) return true;
  path.pop_back();
  return false;
}

}  // namespace

bool find_word(const kata::LetterGrid& grid, std::string_view word, kata::Path& path) {
  if (word.empty()) return true;
  for (int r = 0; r < grid.rows(); ++r) {
    for (int c = 0; c < grid.columns(); ++c) {
      for (int direction = 0; direction < 4; ++direction) {
        if (follow(grid, word, path, r, c, direction)) return true;
      }
    }
  }
  return false;
}
