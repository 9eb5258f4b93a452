#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <search/word_search.h>
#include <utility>

namespace kata::search {
namespace {

constexpr std::array<Cell, 4> directions{{{-1, 0}, {1, 0}, {0, -1}, {0, 1}}};

class WordSearch {
 public:
  WordSearch(const LetterGrid& grid, std::string_view word, std::int64_t most_steps, bool traces)
      : grid_(grid),
        word_(word),
        most_steps_(most_steps),
        traces_(traces),
        used_(static_cast<std::size_t>(grid.rows()) * static_cast<std::size_t>(grid.columns())) {}

  WordTrace run(std::size_t start) {
    begin_ = end_ = start;
    for (int row = 0; row < grid_.rows() && !trace_.found; ++row) {
      for (int column = 0; column < grid_.columns() && !trace_.found; ++column) {
        trace_.found = lengthen_at_end({row, column});
        if (!trace_.complete) return std::move(trace_);
      }
    }
    trace_.path.assign(path_.begin(), path_.end());
    return std::move(trace_);
  }

 private:
  bool is_free(Cell cell, char letter) {
    return cell.row >= 0 && cell.row < grid_.rows() && cell.column >= 0 &&
           cell.column < grid_.columns() && grid_[cell.row][cell.column] == letter && !used(cell);
  }

  std::vector<bool>::reference used(Cell cell) {
    return used_[static_cast<std::size_t>(cell.row) * static_cast<std::size_t>(grid_.columns()) +
                 static_cast<std::size_t>(cell.column)];
  }

  bool take_step(Cell cell, EventKind kind) {
    trace_.complete = trace_.steps < most_steps_;
    if (!trace_.complete) return false;
    ++trace_.steps;
    used(cell) = true;
    note(cell, kind);
    return true;
  }

  void take_back(Cell cell, EventKind kind) {
    used(cell) = false;
    note(cell, kind);
  }

  void note(Cell cell, EventKind kind) {
    if (!traces_) return;
    trace_.events.push_back({kind, 0, static_cast<std::uint16_t>(cell.row), cell.column});
  }

  bool lengthen_at_end(Cell cell) {
    if (!is_free(cell, word_[end_]) || !take_step(cell, EventKind::place)) return false;
    path_.push_back(cell);
    ++end_;
    if (go_on()) return true;
    --end_;
    path_.pop_back();
    take_back(cell, EventKind::undo);
    return false;
  }

  bool lengthen_at_beginning(Cell cell) {
    if (!is_free(cell, word_[begin_ - 1]) || !take_step(cell, EventKind::push_front)) return false;
    path_.push_front(cell);
    --begin_;
    if (go_on()) return true;
    ++begin_;
    path_.pop_front();
    take_back(cell, EventKind::pop_front);
    return false;
  }

  bool go_on() {
    if (end_ < word_.size()) {
      return any_neighbour(path_.back(), [this](Cell cell) { return lengthen_at_end(cell); });
    }
    if (begin_ > 0) {
      return any_neighbour(path_.front(),
                           [this](Cell cell) { return lengthen_at_beginning(cell); });
    }
    return true;
  }

  template <class Try>
  static bool any_neighbour(Cell cell, Try attempt) {
    return std::any_of(directions.begin(), directions.end(), [&](Cell step) {
      return attempt(Cell{cell.row + step.row, cell.column + step.column});
    });
  }

  const LetterGrid& grid_;
  std::string_view word_;
  std::int64_t most_steps_;
  bool traces_;
  std::vector<bool> used_;
  std::deque<Cell> path_;  // spells the letters of the word from begin_ up to end_
  std::size_t begin_ = 0;
  std::size_t end_ = 0;
  WordTrace trace_;
};

}  // namespace

int count(const LetterGrid& grid, char letter) {
  int count = 0;
  for (const LetterRow& row : grid) {
    count += static_cast<int>(std::count(row.begin(), row.end(), letter));
  }
  return count;
}

std::size_t rarest_letter(const LetterGrid& grid, std::string_view word) {
  const auto rarest = std::min_element(word.begin(), word.end(), [&](char left, char right) {
    return count(grid, left) < count(grid, right);
  });
  return static_cast<std::size_t>(rarest - word.begin());
}

namespace {

WordTrace look_for(const LetterGrid& grid, std::string_view word, WordOrder order,
                   std::int64_t most_steps, bool traces) {
  if (word.empty()) return {.found = true, .path = {}};
  const std::size_t start = order == WordOrder::plain ? 0 : rarest_letter(grid, word);
  const bool is_hopeless = order == WordOrder::rarest_letter_first && count(grid, word[start]) == 0;
  if (is_hopeless) return {};
  return WordSearch(grid, word, most_steps, traces).run(start);
}

}  // namespace

WordTrace find_word(const LetterGrid& grid, std::string_view word, WordOrder order,
                    std::int64_t most_steps) {
  return look_for(grid, word, order, most_steps, false);
}

WordTrace trace_word(const LetterGrid& grid, std::string_view word, WordOrder order,
                     std::int64_t most_steps) {
  return look_for(grid, word, order, most_steps, true);
}

}  // namespace kata::search
