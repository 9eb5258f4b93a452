// Variant: no recursion: a stack remembers which neighbour comes next
#include <vector>

#include "word_search.h"

namespace {

const int row_steps[] = {-1, 0, 1, 0};
const int column_steps[] = {0, 1, 0, -1};

bool fits(const kata::LetterGrid& grid, const kata::Path& path, kata::Cell cell, char letter) {
  return cell.row >= 0 && cell.row < grid.rows() && cell.column >= 0 &&
         cell.column < grid.columns() && grid[cell.row][cell.column] == letter &&
         !path.contains(cell);
}

bool search_from(const kata::LetterGrid& grid, std::string_view word, kata::Path& path,
                 kata::Cell start) {
  if (!fits(grid, path, start, word[0])) return false;
  path.push_back(start);
  std::vector<int> next_direction{0};
  while (!path.empty() && path.size() < word.size()) {
    int& direction = next_direction.back();
    if (direction == 4) {
      path.pop_back();
      next_direction.pop_back();
      continue;
    }
    const kata::Cell last = path.back();
    const kata::Cell next{last.row + row_steps[direction], last.column + column_steps[direction]};
    ++direction;
    if (fits(grid, path, next, word[path.size()])) {
      path.push_back(next);
      next_direction.push_back(0);
    }
  }
  return !path.empty();
}

}  // namespace

bool find_word(const kata::LetterGrid& grid, std::string_view word, kata::Path& path) {
  if (word.empty()) return true;
  for (int row = 0; row < grid.rows(); ++row) {
    for (int column = 0; column < grid.columns(); ++column) {
      if (search_from(grid, word, path, {row, column})) return true;
    }
  }
  return false;
}
