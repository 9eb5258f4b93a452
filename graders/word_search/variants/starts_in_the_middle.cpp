// Variant: begins with the middle letter and grows to the left first, then to the right
#include "word_search.h"

namespace {

const kata::Cell steps[] = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};

struct Search {
  const kata::LetterGrid& grid;
  std::string_view word;
  kata::Path& path;
  std::size_t begin;

  bool fits(kata::Cell cell, char letter) const {
    return cell.row >= 0 && cell.row < grid.rows() && cell.column >= 0 &&
           cell.column < grid.columns() && grid[cell.row][cell.column] == letter &&
           !path.contains(cell);
  }

  bool grow() {
    if (path.size() == word.size()) return true;
    const bool to_the_left = begin > 0;
    const kata::Cell end = to_the_left ? path.front() : path.back();
    const char letter = to_the_left ? word[begin - 1] : word[path.size()];
    for (const kata::Cell& step : steps) {
      const kata::Cell next{end.row + step.row, end.column + step.column};
      if (!fits(next, letter)) continue;
      if (to_the_left) {
        path.push_front(next);
        --begin;
        if (grow()) return true;
        ++begin;
        path.pop_front();
      } else {
        path.push_back(next);
        if (grow()) return true;
        path.pop_back();
      }
    }
    return false;
  }
};

}  // namespace

bool find_word(const kata::LetterGrid& grid, std::string_view word, kata::Path& path) {
  if (word.empty()) return true;
  const std::size_t middle = word.size() / 2;
  Search search{grid, word, path, middle};
  for (int row = 0; row < grid.rows(); ++row) {
    for (int column = 0; column < grid.columns(); ++column) {
      if (!search.fits({row, column}, word[middle])) continue;
      path.push_back({row, column});
      if (search.grow()) return true;
      path.pop_back();
    }
  }
  return false;
}
