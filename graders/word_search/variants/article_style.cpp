// Variant: a port of the articles' program: valid, then a loop that tries, goes on and undoes
#include <vector>

#include "word_search.h"

bool find_word(const kata::LetterGrid& grid, std::string_view word, kata::Path& path) {
  auto valid = [&](int r, int c) {
    if (grid[r][c] != word[path.size()]) return false;
    for (const auto& square : path) {
      if (square.row == r && square.column == c) return false;
    }
    return true;
  };

  auto choices = [&] {
    std::vector<kata::Cell> squares;
    for (int r = 0; r < grid.rows(); ++r) {
      for (int c = 0; c < grid.columns(); ++c) {
        if (path.empty()) {
          squares.push_back({r, c});
          continue;
        }
        const int rows = r - path[path.size() - 1].row;
        const int columns = c - path[path.size() - 1].column;
        if (rows * rows + columns * columns == 1) squares.push_back({r, c});
      }
    }
    return squares;
  };

  auto solve = [&](auto&& self) -> bool {
    if (path.size() == word.size()) return true;
    for (const kata::Cell& square : choices()) {
      if (!valid(square.row, square.column)) continue;
      path.push_back(square);
      if (self(self)) return true;
      path.pop_back();
    }
    return false;
  };
  return solve(solve);
}
