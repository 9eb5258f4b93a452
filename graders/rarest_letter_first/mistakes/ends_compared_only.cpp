// Mistake: turns the word round when its last letter is rarer than its first, and looks no further
// Says: the rarest letter of the word leaves the fewest squares to start on
#include <algorithm>
#include <string>

#include "rarest_letter_first.h"

namespace {

int count(const kata::LetterGrid& grid, char wanted) {
  int count = 0;
  for (const auto& row : grid) {
    for (char letter : row) count += letter == wanted;
  }
  return count;
}

bool search(const kata::LetterGrid& grid, const std::string& word, kata::Path& path, int r, int c,
            bool turned) {
  if (r < 0 || r >= grid.rows() || c < 0 || c >= grid.columns()) return false;
  if (grid[r][c] != word[path.size()] || path.contains({r, c})) return false;
  turned ? path.push_front({r, c}) : path.push_back({r, c});
  if (path.size() == word.size()) return true;
  if (search(grid, word, path, r - 1, c, turned) || search(grid, word, path, r + 1, c, turned) ||
      search(grid, word, path, r, c - 1, turned) || search(grid, word, path, r, c + 1, turned)) {
    return true;
  }
  turned ? path.pop_front() : path.pop_back();
  return false;
}

}  // namespace

bool find_word_rarest_first(const kata::LetterGrid& grid, std::string_view word, kata::Path& path) {
  if (word.empty()) return true;
  std::string letters(word);
  const bool turned = count(grid, word.back()) < count(grid, word.front());
  if (turned) std::reverse(letters.begin(), letters.end());
  for (int r = 0; r < grid.rows(); ++r) {
    for (int c = 0; c < grid.columns(); ++c) {
      if (search(grid, letters, path, r, c, turned)) return true;
    }
  }
  return false;
}
