// Variant: a port of the articles' loop: find the most constrained start, try, go deeper, undo
#include <map>
#include <vector>

#include "rarest_letter_first.h"

bool find_word_rarest_first(const kata::LetterGrid& grid, std::string_view word, kata::Path& path) {
  std::map<char, std::vector<kata::Cell>> where;
  for (int r = 0; r < grid.rows(); ++r) {
    for (int c = 0; c < grid.columns(); ++c) where[grid[r][c]].push_back({r, c});
  }

  std::size_t best = word.size();
  for (std::size_t i = 0; i < word.size(); ++i) {
    if (where[word[i]].empty()) return false;
    if (best == word.size() || where[word[i]].size() < where[word[best]].size()) best = i;
  }

  std::size_t begin = best;
  std::size_t end = best;

  auto choices = [&]() -> std::vector<kata::Cell> {
    if (path.empty()) return where[word[best]];
    const kata::Cell cell = end < word.size() ? path.back() : path.front();
    const char letter = end < word.size() ? word[end] : word[begin - 1];
    std::vector<kata::Cell> squares;
    const int dr[] = {-1, 1, 0, 0};
    const int dc[] = {0, 0, -1, 1};
    for (int i = 0; i < 4; ++i) {
      const int r = cell.row + dr[i];
      const int c = cell.column + dc[i];
      if (r < 0 || r >= grid.rows() || c < 0 || c >= grid.columns()) continue;
      if (grid[r][c] == letter && !path.contains({r, c})) squares.push_back({r, c});
    }
    return squares;
  };

  auto solve = [&](auto&& solve) -> bool {
    if (path.size() == word.size()) return true;
    const bool at_end = end < word.size();
    for (const kata::Cell& square : choices()) {
      if (at_end) {
        path.push_back(square);
        ++end;
      } else {
        path.push_front(square);
        --begin;
      }
      if (solve(solve)) return true;
      if (at_end) {
        path.pop_back();
        --end;
      } else {
        path.pop_front();
        ++begin;
      }
    }
    return false;
  };

  return solve(solve);
}
