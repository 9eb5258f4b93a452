// Variant: searches from the last letter to the first, with push_front
#include "word_search.h"

namespace {

bool search(const kata::LetterGrid& grid, std::string_view rest, kata::Path& path, int r, int c) {
  if (r < 0 || r >= grid.rows() || c < 0 || c >= grid.columns()) return false;
  if (grid[r][c] != rest.back() || path.contains({r, c})) return false;
  path.push_front({r, c});
  rest.remove_suffix(1);
  if (rest.empty() || search(grid, rest, path, r - 1, c) || search(grid, rest, path, r + 1, c) ||
      search(grid, rest, path, r, c - 1) || search(grid, rest, path, r, c + 1)) {
    return true;
  }
  path.pop_front();
  return false;
}

}  // namespace

bool find_word(const kata::LetterGrid& grid, std::string_view word, kata::Path& path) {
  if (word.empty()) return true;
  for (int r = 0; r < grid.rows(); ++r) {
    for (int c = 0; c < grid.columns(); ++c) {
      if (search(grid, word, path, r, c)) return true;
    }
  }
  return false;
}
