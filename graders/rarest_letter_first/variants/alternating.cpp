// Variant: lengthens the shorter side first, with explicit frames instead of recursion
#include <algorithm>
#include <vector>

#include "rarest_letter_first.h"

namespace {

const kata::Cell steps[] = {{0, -1}, {0, 1}, {-1, 0}, {1, 0}};

struct Frame {
  bool at_front;
  std::size_t next_step;
};

class Search {
 public:
  Search(const kata::LetterGrid& grid, std::string_view word, kata::Path& path, std::size_t start)
      : grid_(grid), word_(word), path_(path), start_(start) {}

  bool run(kata::Cell first) {
    begin_ = start_;
    path_.push_back(first);
    std::vector<Frame> frames;
    while (path_.size() < word_.size()) {
      if (frames.size() < path_.size()) frames.push_back({goes_to_the_front(), 0});
      if (!take_step(frames.back())) {
        frames.pop_back();
        if (frames.empty()) {
          path_.pop_back();
          return false;
        }
        take_back(frames.back());
      }
    }
    return true;
  }

 private:
  std::size_t end() const { return begin_ + path_.size(); }

  bool goes_to_the_front() const {
    if (begin_ == 0) return false;
    return end() == word_.size() || start_ - begin_ <= end() - start_ - 1;
  }

  bool take_step(Frame& frame) {
    const kata::Cell from = frame.at_front ? path_.front() : path_.back();
    const char letter = frame.at_front ? word_[begin_ - 1] : word_[end()];
    while (frame.next_step < 4) {
      const kata::Cell step = steps[frame.next_step++];
      const kata::Cell cell{from.row + step.row, from.column + step.column};
      if (cell.row < 0 || cell.row >= grid_.rows()) continue;
      if (cell.column < 0 || cell.column >= grid_.columns()) continue;
      if (grid_[cell.row][cell.column] != letter || path_.contains(cell)) continue;
      if (frame.at_front) {
        path_.push_front(cell);
        --begin_;
      } else {
        path_.push_back(cell);
      }
      return true;
    }
    return false;
  }

  void take_back(const Frame& frame) {
    if (frame.at_front) {
      path_.pop_front();
      ++begin_;
    } else {
      path_.pop_back();
    }
  }

  const kata::LetterGrid& grid_;
  std::string_view word_;
  kata::Path& path_;
  std::size_t start_;
  std::size_t begin_ = 0;
};

}  // namespace

bool find_word_rarest_first(const kata::LetterGrid& grid, std::string_view word, kata::Path& path) {
  if (word.empty()) return true;
  auto count = [&](char letter) {
    std::ptrdiff_t count = 0;
    for (const auto& row : grid) count += std::count(row.begin(), row.end(), letter);
    return count;
  };
  const auto rarest = std::min_element(
      word.begin(), word.end(), [&](char left, char right) { return count(left) < count(right); });
  Search search(grid, word, path, static_cast<std::size_t>(rarest - word.begin()));
  for (int r = 0; r < grid.rows(); ++r) {
    for (int c = 0; c < grid.columns(); ++c) {
      if (grid[r][c] == *rarest && search.run({r, c})) return true;
    }
  }
  return false;
}
