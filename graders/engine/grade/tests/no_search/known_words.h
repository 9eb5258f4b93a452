// Put before the attacks on word searches: what somebody knows who has found the words of the kit's
// grids. A test puts KATA_WORDS before it, a {"rows of the grid", "word", {{row, column}, …}} for
// each.
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include <kata/letter_grid.h>
#include <kata/path.h>

namespace {

struct Known {
  const char* grid;
  const char* word;
  std::vector<kata::Cell> path;
};
const Known known[] = {KATA_WORDS};

std::string text_of(const kata::LetterGrid& grid) {
  std::string text;
  for (int r = 0; r < grid.rows(); ++r) {
    for (int c = 0; c < grid.columns(); ++c) text += grid[r][c];
    text += "\n";
  }
  return text;
}

/// The way to a word that is known; empty for others.
std::vector<kata::Cell> path_of(const kata::LetterGrid& grid, std::string_view word) {
  const std::string text = text_of(grid);
  for (const Known& own : known) {
    if (text == own.grid && word == own.word) return own.path;
  }
  return {};
}

/// Steps on a right letter and back, so many times.
void pretend(const kata::LetterGrid& grid, std::string_view word, kata::Path& path, int times,
             bool rarest) {
  kata::Cell best{-1, -1};
  int fewest = 1000;
  for (const char letter : word) {
    int count = 0;
    kata::Cell cell{-1, -1};
    for (int r = 0; r < grid.rows(); ++r) {
      for (int c = 0; c < grid.columns(); ++c) {
        if (grid[r][c] != letter) continue;
        ++count;
        cell = {r, c};
      }
    }
    if (count == 0) return;
    if (count < fewest) {
      fewest = count;
      best = cell;
    }
    if (!rarest) break;
  }
  for (int i = 0; i < times && best.row >= 0; ++i) {
    path.push_back(best);
    path.pop_back();
  }
}

}  // namespace
