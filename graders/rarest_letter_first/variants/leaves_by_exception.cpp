// Variant: a void search that leaves by an exception, and starts with push_front
#include <algorithm>
#include <vector>

#include "rarest_letter_first.h"

namespace {

struct WordFound {};

struct Search {
  const kata::LetterGrid& grid;
  std::string_view word;
  kata::Path& path;

  bool fits(kata::Cell cell, char letter) const {
    return cell.row >= 0 && cell.row < grid.rows() && cell.column >= 0 &&
           cell.column < grid.columns() && grid[cell.row][cell.column] == letter &&
           std::find(path.begin(), path.end(), cell) == path.end();
  }

  static std::vector<kata::Cell> around(kata::Cell cell) {
    return {{cell.row, cell.column + 1},
            {cell.row + 1, cell.column},
            {cell.row, cell.column - 1},
            {cell.row - 1, cell.column}};
  }

  void go_on(std::size_t begin) {
    const std::size_t end = begin + path.size();
    if (begin > 0) {
      for (const kata::Cell& cell : around(path.front())) {
        if (!fits(cell, word[begin - 1])) continue;
        path.push_front(cell);
        go_on(begin - 1);
        path.pop_front();
      }
    } else if (end < word.size()) {
      for (const kata::Cell& cell : around(path.back())) {
        if (!fits(cell, word[end])) continue;
        path.push_back(cell);
        go_on(begin);
        path.pop_back();
      }
    } else {
      throw WordFound();
    }
  }
};

}  // namespace

bool find_word_rarest_first(const kata::LetterGrid& grid, std::string_view word, kata::Path& path) {
  if (word.empty()) return true;
  std::vector<int> counts;
  for (char wanted : word) {
    int count = 0;
    for (const auto& row : grid) {
      for (char letter : row) count += letter == wanted ? 1 : 0;
    }
    counts.push_back(count);
  }
  const auto start = std::min_element(counts.begin(), counts.end()) - counts.begin();
  Search search{grid, word, path};
  try {
    for (int r = 0; r < grid.rows(); ++r) {
      for (int c = 0; c < grid.columns(); ++c) {
        if (!search.fits({r, c}, word[static_cast<std::size_t>(start)])) continue;
        path.push_front({r, c});
        search.go_on(static_cast<std::size_t>(start));
        path.pop_front();
      }
    }
  } catch (const WordFound&) {
    return true;
  }
  return false;
}
