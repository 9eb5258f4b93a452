#include "word_search.h"

namespace {

struct Step {
  int rows;
  int columns;
};
constexpr Step neighbours[] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

class WordSearch {
 public:
  WordSearch(const kata::LetterGrid& grid, std::string_view word, kata::Path& path)
      : grid_(grid), word_(word), path_(path) {}

  bool solve() {
    if (path_.size() == word_.size()) return true;  // no letter left: solved
    if (path_.empty()) return try_every_square();
    for (const Step& step : neighbours) {
      const kata::Cell last = path_.back();
      if (try_square({last.row + step.rows, last.column + step.columns})) return true;
    }
    return false;  // no neighbour works here, so a choice further up was wrong
  }

 private:
  bool try_every_square() {
    for (int row = 0; row < grid_.rows(); ++row) {
      for (int column = 0; column < grid_.columns(); ++column) {
        if (try_square({row, column})) return true;
      }
    }
    return false;
  }

  /// One turn of the article's loop: try a choice, keep going, and take it back if that failed.
  bool try_square(kata::Cell square) {
    if (!fits(square)) return false;
    path_.push_back(square);   // try
    if (solve()) return true;  // keep going
    path_.pop_back();          // it failed: undo, then the caller tries the next
    return false;
  }

  /// "What makes a choice impossible?" A wrong letter, or a square that is on the path already.
  bool fits(kata::Cell square) const {
    const bool on_grid = square.row >= 0 && square.row < grid_.rows() && square.column >= 0 &&
                         square.column < grid_.columns();
    return on_grid && grid_[square.row][square.column] == word_[path_.size()] &&
           !path_.contains(square);
  }

  const kata::LetterGrid& grid_;
  std::string_view word_;
  kata::Path& path_;
};

}  // namespace

bool find_word(const kata::LetterGrid& grid, std::string_view word, kata::Path& path) {
  return WordSearch(grid, word, path).solve();
}
