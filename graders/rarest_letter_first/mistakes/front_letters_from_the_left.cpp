// Mistake: the letters in front are added from the first one on
// Says: which is no piece of "SEQUENCE": before "QUENCE" comes E.
#include <algorithm>

#include "rarest_letter_first.h"

namespace {

const kata::Cell steps[] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

bool fits(const kata::LetterGrid& grid, const kata::Path& path, kata::Cell cell, char letter) {
  return cell.row >= 0 && cell.row < grid.rows() && cell.column >= 0 &&
         cell.column < grid.columns() && grid[cell.row][cell.column] == letter &&
         !path.contains(cell);
}

bool before(const kata::LetterGrid& grid, std::string_view letters, kata::Path& path) {
  if (letters.empty()) return true;
  const kata::Cell first = path.front();
  for (const kata::Cell& step : steps) {
    const kata::Cell next{first.row + step.row, first.column + step.column};
    if (!fits(grid, path, next, letters.front())) continue;
    path.push_front(next);
    if (before(grid, letters.substr(1), path)) return true;
    path.pop_front();
  }
  return false;
}

bool after(const kata::LetterGrid& grid, std::string_view letters, std::string_view in_front,
           kata::Path& path) {
  if (letters.empty()) return before(grid, in_front, path);
  const kata::Cell last = path.back();
  for (const kata::Cell& step : steps) {
    const kata::Cell next{last.row + step.row, last.column + step.column};
    if (!fits(grid, path, next, letters.front())) continue;
    path.push_back(next);
    if (after(grid, letters.substr(1), in_front, path)) return true;
    path.pop_back();
  }
  return false;
}

}  // namespace

bool find_word_rarest_first(const kata::LetterGrid& grid, std::string_view word, kata::Path& path) {
  if (word.empty()) return true;
  std::size_t rarest = 0;
  std::ptrdiff_t fewest = grid.rows() * grid.columns() + 1;
  for (std::size_t i = 0; i < word.size(); ++i) {
    std::ptrdiff_t count = 0;
    for (const auto& row : grid) count += std::count(row.begin(), row.end(), word[i]);
    if (count < fewest) {
      fewest = count;
      rarest = i;
    }
  }
  for (int r = 0; r < grid.rows(); ++r) {
    for (int c = 0; c < grid.columns(); ++c) {
      if (grid[r][c] != word[rarest]) continue;
      path.push_back({r, c});
      if (after(grid, word.substr(rarest + 1), word.substr(0, rarest), path)) return true;
      path.pop_back();
    }
  }
  return false;
}
