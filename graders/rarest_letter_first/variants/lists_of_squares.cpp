// Variant: knows beforehand on which squares each letter stands, in lambdas
#include <cstdlib>
#include <map>
#include <vector>

#include "rarest_letter_first.h"

bool find_word_rarest_first(const kata::LetterGrid& grid, std::string_view word, kata::Path& path) {
  if (word.empty()) return true;
  std::map<char, std::vector<kata::Cell>> squares;
  for (int r = 0; r < grid.rows(); ++r) {
    for (int c = 0; c < grid.columns(); ++c) squares[grid[r][c]].push_back({r, c});
  }
  std::size_t rarest = 0;
  for (std::size_t i = 1; i < word.size(); ++i) {
    if (squares[word[i]].size() < squares[word[rarest]].size()) rarest = i;
  }

  auto touches = [](kata::Cell left, kata::Cell right) {
    return std::abs(left.row - right.row) + std::abs(left.column - right.column) == 1;
  };
  auto left = [&](auto& self, std::size_t begin) -> bool {
    if (begin == 0) return true;
    for (const kata::Cell& cell : squares[word[begin - 1]]) {
      if (!touches(cell, path[0]) || path.contains(cell)) continue;
      path.push_front(cell);
      if (self(self, begin - 1)) return true;
      path.pop_front();
    }
    return false;
  };
  auto right = [&](auto& self, std::size_t end) -> bool {
    if (end == word.size()) return left(left, rarest);
    for (const kata::Cell& cell : squares[word[end]]) {
      if (!touches(cell, path.back()) || path.contains(cell)) continue;
      path.push_back(cell);
      if (self(self, end + 1)) return true;
      path.pop_back();
    }
    return false;
  };

  for (const kata::Cell& start : squares[word[rarest]]) {
    path.push_back(start);
    if (right(right, rarest + 1)) return true;
    path.pop_back();
  }
  return false;
}
