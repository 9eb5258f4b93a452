#include "rarest_letter_first.h"

#include <algorithm>
#include <cstddef>

namespace {

struct Step {
  int rows;
  int columns;
};
constexpr Step neighbours[] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

std::ptrdiff_t count(const kata::LetterGrid& grid, char letter) {
  std::ptrdiff_t count = 0;
  for (const kata::LetterRow& row : grid) count += std::count(row.begin(), row.end(), letter);
  return count;
}

/// "Which decision should I make next?" The letter with the fewest squares to choose from.
std::size_t rarest_letter(const kata::LetterGrid& grid, std::string_view word) {
  const auto rarest = std::min_element(word.begin(), word.end(), [&](char left, char right) {
    return count(grid, left) < count(grid, right);
  });
  return static_cast<std::size_t>(rarest - word.begin());
}

class WordSearch {
 public:
  WordSearch(const kata::LetterGrid& grid, std::string_view word, kata::Path& path)
      : grid_(grid), word_(word), path_(path) {}

  /// Starts on each square with the rarest letter. Where the grid has none, there is no such square
  /// and no step.
  bool solve() {
    begin_ = rarest_letter(grid_, word_);
    for (int row = 0; row < grid_.rows(); ++row) {
      for (int column = 0; column < grid_.columns(); ++column) {
        if (try_at_end({row, column})) return true;
      }
    }
    return false;
  }

 private:
  /// The path spells the word from begin_ up to here.
  std::size_t end() const { return begin_ + path_.size(); }

  /// The letters up to the end of the word first, then those in front, from the right one to the
  /// left.
  bool keep_going() {
    if (end() < word_.size()) {
      return any_neighbour(path_.back(), [this](kata::Cell square) { return try_at_end(square); });
    }
    if (begin_ > 0) {
      return any_neighbour(path_.front(),
                           [this](kata::Cell square) { return try_at_front(square); });
    }
    return true;  // no letter left: solved
  }

  bool try_at_end(kata::Cell square) {
    if (!fits(square, word_[end()])) return false;
    path_.push_back(square);
    if (keep_going()) return true;
    path_.pop_back();
    return false;
  }

  bool try_at_front(kata::Cell square) {
    if (!fits(square, word_[begin_ - 1])) return false;
    path_.push_front(square);
    --begin_;
    if (keep_going()) return true;
    ++begin_;
    path_.pop_front();
    return false;
  }

  template <class Try>
  static bool any_neighbour(kata::Cell square, Try attempt) {
    for (const Step& step : neighbours) {
      if (attempt(kata::Cell{square.row + step.rows, square.column + step.columns})) return true;
    }
    return false;
  }

  /// "What makes a choice impossible?" A wrong letter, or a square that is on the path already.
  bool fits(kata::Cell square, char letter) const {
    const bool on_grid = square.row >= 0 && square.row < grid_.rows() && square.column >= 0 &&
                         square.column < grid_.columns();
    return on_grid && grid_[square.row][square.column] == letter && !path_.contains(square);
  }

  const kata::LetterGrid& grid_;
  std::string_view word_;
  kata::Path& path_;
  std::size_t begin_ = 0;
};

}  // namespace

bool find_word_rarest_first(const kata::LetterGrid& grid, std::string_view word, kata::Path& path) {
  if (word.empty()) return true;  // no letter to start with, and nothing to find
  return WordSearch(grid, word, path).solve();
}
