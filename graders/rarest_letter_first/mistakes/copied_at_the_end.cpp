// Mistake: finds the word on a list of its own and copies it from the first letter on
// Says: the rarest letter of the word leaves the fewest squares to start on
#include <algorithm>
#include <deque>
#include <map>

#include "rarest_letter_first.h"

namespace {

using Cells = std::deque<kata::Cell>;

bool fits(const kata::LetterGrid& grid, const Cells& cells, kata::Cell cell, char letter) {
  if (cell.row < 0 || cell.row >= grid.rows()) return false;
  if (cell.column < 0 || cell.column >= grid.columns()) return false;
  return grid[cell.row][cell.column] == letter &&
         std::find(cells.begin(), cells.end(), cell) == cells.end();
}

bool grow(const kata::LetterGrid& grid, std::string_view word, Cells& cells, std::size_t begin) {
  const std::size_t end = begin + cells.size();
  if (end < word.size()) {
    const auto [row, column] = cells.back();
    for (kata::Cell next : {kata::Cell{row - 1, column}, kata::Cell{row + 1, column},
                            kata::Cell{row, column - 1}, kata::Cell{row, column + 1}}) {
      if (!fits(grid, cells, next, word[end])) continue;
      cells.push_back(next);
      if (grow(grid, word, cells, begin)) return true;
      cells.pop_back();
    }
    return false;
  }
  if (begin == 0) return true;
  const auto [row, column] = cells.front();
  for (kata::Cell next : {kata::Cell{row - 1, column}, kata::Cell{row + 1, column},
                          kata::Cell{row, column - 1}, kata::Cell{row, column + 1}}) {
    if (!fits(grid, cells, next, word[begin - 1])) continue;
    cells.push_front(next);
    if (grow(grid, word, cells, begin - 1)) return true;
    cells.pop_front();
  }
  return false;
}

}  // namespace

bool find_word_rarest_first(const kata::LetterGrid& grid, std::string_view word, kata::Path& path) {
  if (word.empty()) return true;
  std::map<char, int> counts;
  for (const auto& row : grid) {
    for (char letter : row) ++counts[letter];
  }
  std::size_t start = 0;
  for (std::size_t i = 0; i < word.size(); ++i) {
    if (counts[word[i]] < counts[word[start]]) start = i;
  }
  for (int r = 0; r < grid.rows(); ++r) {
    for (int c = 0; c < grid.columns(); ++c) {
      if (grid[r][c] != word[start]) continue;
      Cells cells{{r, c}};
      if (!grow(grid, word, cells, start)) continue;
      for (const kata::Cell& cell : cells) path.push_back(cell);
      return true;
    }
  }
  return false;
}
