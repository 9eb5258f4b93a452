// Mistake: only the first square with the rarest letter is tried
// Says: Step by step, this is a search that gives up when the first square of the first letter has failed.
// Says: It never started on any of these squares.
#include <map>

#include "rarest_letter_first.h"

namespace {

const int row_steps[] = {-1, 1, 0, 0};
const int column_steps[] = {0, 0, -1, 1};

bool fits(const kata::LetterGrid& grid, const kata::Path& path, int r, int c, char letter) {
  return r >= 0 && r < grid.rows() && c >= 0 && c < grid.columns() && grid[r][c] == letter &&
         !path.contains({r, c});
}

/// The path spells the letters of the word from begin up to end.
bool grow(const kata::LetterGrid& grid, std::string_view word, kata::Path& path, std::size_t begin,
          std::size_t end) {
  if (end < word.size()) {
    for (int i = 0; i < 4; ++i) {
      const int r = path.back().row + row_steps[i];
      const int c = path.back().column + column_steps[i];
      if (!fits(grid, path, r, c, word[end])) continue;
      path.push_back({r, c});
      if (grow(grid, word, path, begin, end + 1)) return true;
      path.pop_back();
    }
    return false;
  }
  if (begin > 0) {
    for (int i = 0; i < 4; ++i) {
      const int r = path.front().row + row_steps[i];
      const int c = path.front().column + column_steps[i];
      if (!fits(grid, path, r, c, word[begin - 1])) continue;
      path.push_front({r, c});
      if (grow(grid, word, path, begin - 1, end)) return true;
      path.pop_front();
    }
    return false;
  }
  return true;
}

std::size_t rarest_letter(const kata::LetterGrid& grid, std::string_view word) {
  std::map<char, int> counts;
  for (const auto& row : grid) {
    for (char letter : row) ++counts[letter];
  }
  std::size_t rarest = 0;
  for (std::size_t i = 1; i < word.size(); ++i) {
    if (counts[word[i]] < counts[word[rarest]]) rarest = i;
  }
  return rarest;
}

}  // namespace

bool find_word_rarest_first(const kata::LetterGrid& grid, std::string_view word, kata::Path& path) {
  if (word.empty()) return true;
  const std::size_t start = rarest_letter(grid, word);
  for (int r = 0; r < grid.rows(); ++r) {
    for (int c = 0; c < grid.columns(); ++c) {
      if (grid[r][c] != word[start]) continue;
      path.push_back({r, c});
      const bool found = grow(grid, word, path, start, start + 1);
      if (!found) path.pop_back();
      return found;
    }
  }
  return false;
}
