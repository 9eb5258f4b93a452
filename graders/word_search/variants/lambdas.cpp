// Variant: everything in lambdas, a std::function calls itself
#include <functional>
#include <set>

#include "word_search.h"

bool find_word(const kata::LetterGrid& grid, std::string_view word, kata::Path& path) {
  std::set<kata::Cell> used;

  auto on_grid = [&](kata::Cell cell) {
    return 0 <= cell.row && cell.row < grid.rows() && 0 <= cell.column &&
           cell.column < grid.columns();
  };

  std::function<bool(kata::Cell)> solve = [&](kata::Cell cell) {
    if (path.size() == word.size()) return true;
    if (!on_grid(cell) || used.contains(cell)) return false;
    if (grid[cell.row][cell.column] != word[path.size()]) return false;
    path.push_back(cell);
    used.insert(cell);
    const auto [row, column] = cell;
    if (solve({row, column - 1}) || solve({row, column + 1}) || solve({row - 1, column}) ||
        solve({row + 1, column})) {
      return true;
    }
    used.erase(cell);
    path.pop_back();
    return false;
  };

  if (word.empty()) return true;
  for (int row = 0; row < grid.rows(); ++row) {
    for (int column = 0; column < grid.columns(); ++column) {
      if (solve({row, column})) return true;
    }
  }
  return false;
}
