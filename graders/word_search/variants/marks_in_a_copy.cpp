// Variant: letters in a copy, used squares overwritten with a mark that is no letter of the word
#include <string>
#include <vector>

#include "word_search.h"

namespace {

using Letters = std::vector<std::string>;

/// Only squares that hold the wanted letter are asked about, and this is none of the word's.
char unused_letter(std::string_view word) {
  char mark = 0;
  while (word.find(mark) != std::string_view::npos) ++mark;
  return mark;
}

bool search(Letters& letters, std::string_view word, kata::Path& path, int r, int c, char mark) {
  if (path.size() == word.size()) return true;
  if (r < 0 || r >= static_cast<int>(letters.size())) return false;
  if (c < 0 || c >= static_cast<int>(letters[r].size())) return false;
  if (letters[r][c] != word[path.size()]) return false;
  const char letter = letters[r][c];
  letters[r][c] = mark;
  path.push_back({r, c});
  const bool found =
      search(letters, word, path, r - 1, c, mark) || search(letters, word, path, r + 1, c, mark) ||
      search(letters, word, path, r, c - 1, mark) || search(letters, word, path, r, c + 1, mark);
  letters[r][c] = letter;
  if (!found) path.pop_back();
  return found;
}

}  // namespace

bool find_word(const kata::LetterGrid& grid, std::string_view word, kata::Path& path) {
  if (word.empty()) return true;
  Letters letters;
  for (const auto& row : grid) letters.emplace_back(row.begin(), row.end());
  for (int r = 0; r < grid.rows(); ++r) {
    for (int c = 0; c < grid.columns(); ++c) {
      if (search(letters, word, path, r, c, unused_letter(word))) return true;
    }
  }
  return false;
}
