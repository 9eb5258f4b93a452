// Mistake: takes the first right half that fits and never another one when the left half fails
// Says: Step by step, this is a search that gives a letter behind the first up when its first square has failed.
// Says: on this path, and never went on to row 2, column 2.
#include <algorithm>
#include <vector>

#include "rarest_letter_first.h"

namespace {

using Used = std::vector<std::vector<bool>>;

struct Search {
  const kata::LetterGrid& grid;
  std::string_view word;
  kata::Path& path;
  std::size_t start;

  bool free(int r, int c, char letter, const Used& used) const {
    return r >= 0 && r < grid.rows() && c >= 0 && c < grid.columns() && grid[r][c] == letter &&
           !used[r][c];
  }

  bool to_the_right(std::size_t k, int r, int c, Used& used) {
    if (k == word.size()) return true;
    const int next[4][2] = {{r - 1, c}, {r, c + 1}, {r + 1, c}, {r, c - 1}};
    for (const auto& [row, column] : next) {
      if (!free(row, column, word[k], used)) continue;
      used[row][column] = true;
      path.push_back({row, column});
      if (to_the_right(k + 1, row, column, used)) return true;
      path.pop_back();
      used[row][column] = false;
    }
    return false;
  }

  bool to_the_left(std::size_t k, int r, int c, Used& used) {
    if (k == 0) return true;
    const int next[4][2] = {{r - 1, c}, {r, c + 1}, {r + 1, c}, {r, c - 1}};
    for (const auto& [row, column] : next) {
      if (!free(row, column, word[k - 1], used)) continue;
      used[row][column] = true;
      path.push_front({row, column});
      if (to_the_left(k - 1, row, column, used)) return true;
      path.pop_front();
      used[row][column] = false;
    }
    return false;
  }
};

std::size_t rarest_letter(const kata::LetterGrid& grid, std::string_view word) {
  std::vector<int> counts(256);
  for (const auto& row : grid) {
    for (unsigned char letter : row) ++counts[letter];
  }
  auto rarer = [&](unsigned char left, unsigned char right) {
    return counts[left] < counts[right];
  };
  return std::min_element(word.begin(), word.end(), rarer) - word.begin();
}

}  // namespace

bool find_word_rarest_first(const kata::LetterGrid& grid, std::string_view word, kata::Path& path) {
  if (word.empty()) return true;
  const std::size_t start = rarest_letter(grid, word);
  Search search{grid, word, path, start};
  for (int r = 0; r < grid.rows(); ++r) {
    for (int c = 0; c < grid.columns(); ++c) {
      if (grid[r][c] != word[start]) continue;
      Used used(grid.rows(), std::vector<bool>(grid.columns()));
      used[r][c] = true;
      path.push_back({r, c});
      if (search.to_the_right(start + 1, r, c, used) && search.to_the_left(start, r, c, used)) {
        return true;
      }
      while (!path.empty()) path.pop_back();
    }
  }
  return false;
}
