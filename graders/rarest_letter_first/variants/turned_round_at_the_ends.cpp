// Variant: a word whose last letter is the rarest is turned round, and the path turned back
#include <algorithm>
#include <string>
#include <vector>

#include "rarest_letter_first.h"

namespace {

const kata::Cell steps[] = {{-1, 0}, {0, -1}, {1, 0}, {0, 1}};

struct Search {
  const kata::LetterGrid& grid;
  std::string word;
  kata::Path& path;

  bool fits(kata::Cell cell, char letter) const {
    return cell.row >= 0 && cell.row < grid.rows() && cell.column >= 0 &&
           cell.column < grid.columns() && grid[cell.row][cell.column] == letter &&
           !path.contains(cell);
  }

  bool solve(std::size_t begin) {
    const std::size_t end = begin + path.size();
    const bool at_end = end < word.size();
    if (!at_end && begin == 0) return true;
    const kata::Cell from = at_end ? path.back() : path.front();
    for (const kata::Cell& step : steps) {
      const kata::Cell cell{from.row + step.row, from.column + step.column};
      if (!fits(cell, at_end ? word[end] : word[begin - 1])) continue;
      at_end ? path.push_back(cell) : path.push_front(cell);
      if (solve(at_end ? begin : begin - 1)) return true;
      at_end ? path.pop_back() : path.pop_front();
    }
    return false;
  }
};

}  // namespace

bool find_word_rarest_first(const kata::LetterGrid& grid, std::string_view word, kata::Path& path) {
  if (word.empty()) return true;
  auto count = [&](char letter) {
    std::ptrdiff_t count = 0;
    for (const auto& row : grid) count += std::count(row.begin(), row.end(), letter);
    return count;
  };
  std::size_t start = 0;
  for (std::size_t i = 0; i < word.size(); ++i) {
    if (count(word[i]) < count(word[start])) start = i;
  }

  Search search{grid, std::string(word), path};
  const bool turned = start == word.size() - 1;
  if (turned) {
    std::reverse(search.word.begin(), search.word.end());
    start = 0;
  }
  for (int r = 0; r < grid.rows(); ++r) {
    for (int c = 0; c < grid.columns(); ++c) {
      if (!search.fits({r, c}, search.word[start])) continue;
      path.push_back({r, c});
      if (search.solve(start)) {
        if (turned) {
          const std::vector<kata::Cell> cells(path.begin(), path.end());
          while (!path.empty()) path.pop_back();
          for (const kata::Cell& cell : cells) path.push_front(cell);
        }
        return true;
      }
      path.pop_back();
    }
  }
  return false;
}
