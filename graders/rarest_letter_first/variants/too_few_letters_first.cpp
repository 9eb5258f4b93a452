// Variant: counts the letters of word and grid first; used flags of its own
#include <array>
#include <vector>

#include "rarest_letter_first.h"

namespace {

using Counts = std::array<int, 256>;

std::size_t index_of(char letter) {
  return static_cast<unsigned char>(letter);
}

class Search {
 public:
  Search(const kata::LetterGrid& grid, std::string_view word, kata::Path& path)
      : grid_(grid),
        word_(word),
        path_(path),
        used_(static_cast<std::size_t>(grid.rows() * grid.columns())) {}

  bool from(std::size_t start) {
    for (int r = 0; r < grid_.rows(); ++r) {
      for (int c = 0; c < grid_.columns(); ++c) {
        if (right(start, r, c, start)) return true;
      }
    }
    return false;
  }

 private:
  std::vector<bool>::reference used(int r, int c) {
    return used_[static_cast<std::size_t>(r * grid_.columns() + c)];
  }

  bool free(int r, int c, char letter) {
    return r >= 0 && r < grid_.rows() && c >= 0 && c < grid_.columns() && grid_[r][c] == letter &&
           !used(r, c);
  }

  bool right(std::size_t k, int r, int c, std::size_t start) {
    if (!free(r, c, word_[k])) return false;
    used(r, c) = true;
    path_.push_back({r, c});
    const bool found = k + 1 == word_.size()
                           ? start == 0 || left_of(path_.front(), start - 1)
                           : right(k + 1, r - 1, c, start) || right(k + 1, r + 1, c, start) ||
                                 right(k + 1, r, c - 1, start) || right(k + 1, r, c + 1, start);
    if (!found) {
      path_.pop_back();
      used(r, c) = false;
    }
    return found;
  }

  bool left_of(kata::Cell cell, std::size_t k) {
    return left(k, cell.row - 1, cell.column) || left(k, cell.row + 1, cell.column) ||
           left(k, cell.row, cell.column - 1) || left(k, cell.row, cell.column + 1);
  }

  bool left(std::size_t k, int r, int c) {
    if (!free(r, c, word_[k])) return false;
    used(r, c) = true;
    path_.push_front({r, c});
    if (k == 0 || left_of({r, c}, k - 1)) return true;
    path_.pop_front();
    used(r, c) = false;
    return false;
  }

  const kata::LetterGrid& grid_;
  std::string_view word_;
  kata::Path& path_;
  std::vector<bool> used_;
};

}  // namespace

bool find_word_rarest_first(const kata::LetterGrid& grid, std::string_view word, kata::Path& path) {
  if (word.empty()) return true;
  Counts on_grid{};
  Counts in_word{};
  for (const auto& row : grid) {
    for (char letter : row) ++on_grid[index_of(letter)];
  }
  std::size_t start = 0;
  for (std::size_t k = 0; k < word.size(); ++k) {
    const std::size_t letter = index_of(word[k]);
    if (++in_word[letter] > on_grid[letter]) return false;
    if (on_grid[letter] < on_grid[index_of(word[start])]) start = k;
  }
  return Search(grid, word, path).from(start);
}
