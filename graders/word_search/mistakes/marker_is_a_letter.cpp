// Mistake: used squares are overwritten with #, which a word may contain
// Says: returned true for "AB#", which is not on the grid; the path spells "ABA".
// Only hidden
#include <string>
#include <vector>

#include "word_search.h"

namespace {

using Letters = std::vector<std::string>;

bool search(Letters& letters, std::string_view word, kata::Path& path, int r, int c) {
  if (r < 0 || r >= static_cast<int>(letters.size())) return false;
  if (c < 0 || c >= static_cast<int>(letters[r].size())) return false;
  if (letters[r][c] != word[path.size()]) return false;
  const char letter = letters[r][c];
  letters[r][c] = '#';
  path.push_back({r, c});
  if (path.size() == word.size()) return true;
  if (search(letters, word, path, r - 1, c) || search(letters, word, path, r + 1, c) ||
      search(letters, word, path, r, c - 1) || search(letters, word, path, r, c + 1)) {
    return true;
  }
  path.pop_back();
  letters[r][c] = letter;
  return false;
}

}  // namespace

bool find_word(const kata::LetterGrid& grid, std::string_view word, kata::Path& path) {
  if (word.empty()) return true;
  Letters letters;
  for (const auto& row : grid) letters.emplace_back(row.begin(), row.end());
  for (int r = 0; r < grid.rows(); ++r) {
    for (int c = 0; c < grid.columns(); ++c) {
      if (search(letters, word, path, r, c)) return true;
    }
  }
  return false;
}
