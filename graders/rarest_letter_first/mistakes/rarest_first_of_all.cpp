// Mistake: takes all letters in the order of their rarity, wherever they stand
// Says: goes from row 3, column 2 to row 1, column 3, which is not beside it
#include <algorithm>
#include <map>
#include <string>

#include "rarest_letter_first.h"

namespace {

bool place_all(const kata::LetterGrid& grid, const std::string& letters, kata::Path& path) {
  if (path.size() == letters.size()) return true;
  for (int r = 0; r < grid.rows(); ++r) {
    for (int c = 0; c < grid.columns(); ++c) {
      if (grid[r][c] != letters[path.size()] || path.contains({r, c})) continue;
      path.push_back({r, c});
      if (place_all(grid, letters, path)) return true;
      path.pop_back();
    }
  }
  return false;
}

}  // namespace

bool find_word_rarest_first(const kata::LetterGrid& grid, std::string_view word, kata::Path& path) {
  std::map<char, int> counts;
  for (const auto& row : grid) {
    for (char letter : row) ++counts[letter];
  }
  std::string letters(word);
  std::stable_sort(letters.begin(), letters.end(),
                   [&](char left, char right) { return counts[left] < counts[right]; });
  return place_all(grid, letters, path);
}
